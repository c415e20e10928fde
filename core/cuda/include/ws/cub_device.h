// CUB's functions for a whole device, computed on the host. As in the original, a call without temporary storage only says how
// much it needs.
#pragma once
#include "ws/thrust_algorithms.h"
extern "C++" {
namespace cub {
template <class T> thrust::device_ptr<T> ws_on_device(T *p) { return thrust::device_ptr<T>(p); }
template <class I> I ws_on_device(I i) { return i; }
// Temporary storage in bytes, near to what CUB 3.0 asks for on a GPU: functions that need one pass over small inputs ask for
// next to nothing, so storage that was asked for by one function may be too small for another.
static inline WS_ATTR_H size_t ws_partial_results(long n, size_t item) { return n <= 4096 ? 1 : 5120 + item * 4096; }
static inline WS_ATTR_H size_t ws_tile_states(long n) { return 1023 + (n <= 8192 ? 0 : n / 400); }
static inline WS_ATTR_H size_t ws_sorted_copies(long n, size_t item) { return n <= 4096 ? 1 : 9727 + n / 8 + n * item; }
// Work that is done where enough storage is given; a failed copy is the result.
template <class F> cudaError_t ws_do(void *storage, size_t &bytes, size_t need, F f) {
  if (!storage) return bytes = need, cudaSuccess;
  if (bytes < need) return cudaErrorInvalidValue;
  f();
  return cudaPeekAtLastError();
}
template <class I> using ws_of = thrust::ws_value_of<decltype(ws_on_device(std::declval<I>()))>;
#define WS_D_STORAGE void *storage, size_t &bytes
struct DeviceReduce {
  template <class I, class O, class F, class T> static cudaError_t Reduce(WS_D_STORAGE, I in, O out, long n, F f, T first, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_partial_results(n, sizeof(ws_of<O>)), [&] { *ws_on_device(out) = thrust::reduce(ws_on_device(in), ws_on_device(in) + n, (ws_of<O>)first, f); });
  }
  template <class I, class O> static cudaError_t Sum(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return Reduce(storage, bytes, in, out, n, thrust::plus<ws_of<O>>(), ws_of<O>()); }
  template <class I, class O> static cudaError_t Min(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return Reduce(storage, bytes, in, out, n, thrust::minimum<ws_of<O>>(), std::numeric_limits<ws_of<O>>::max()); }
  template <class I, class O> static cudaError_t Max(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return Reduce(storage, bytes, in, out, n, thrust::maximum<ws_of<O>>(), std::numeric_limits<ws_of<O>>::lowest()); }
  template <class I, class O> static cudaError_t ArgMin(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return arg(storage, bytes, in, out, n, false); }
  template <class I, class O> static cudaError_t ArgMax(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return arg(storage, bytes, in, out, n, true); }
  template <class K, class KO, class V, class VO, class N, class F> static cudaError_t ReduceByKey(WS_D_STORAGE, K keys, KO keys_out, V values, VO out, N runs, F f, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] {
      auto to = ws_on_device(keys_out);
      *ws_on_device(runs) = (ws_of<N>)(thrust::reduce_by_key(ws_on_device(keys), ws_on_device(keys) + n, ws_on_device(values), to, ws_on_device(out), std::ws_equals(), f).first - to);
    });
  }
private:
  template <class I, class O> static cudaError_t arg(WS_D_STORAGE, I in, O out, long n, bool most) {
    return ws_do(storage, bytes, ws_partial_results(n, 2 * sizeof(ws_of<I>)), [&] {
      auto a = ws_on_device(in), b = a + n, at = most ? thrust::max_element(a, b) : thrust::min_element(a, b);
      ws_of<O> pair;
      pair.key = (decltype(pair.key))(at - a);
      pair.value = *at;
      *ws_on_device(out) = pair;
    });
  }
};
struct DeviceScan {
  template <class I, class O, class F> static cudaError_t InclusiveScan(WS_D_STORAGE, I in, O out, F f, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] { thrust::inclusive_scan(ws_on_device(in), ws_on_device(in) + n, ws_on_device(out), f); });
  }
  template <class I, class O, class F, class T> static cudaError_t ExclusiveScan(WS_D_STORAGE, I in, O out, F f, T first, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] { thrust::exclusive_scan(ws_on_device(in), ws_on_device(in) + n, ws_on_device(out), first, f); });
  }
  template <class I, class O> static cudaError_t InclusiveSum(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return InclusiveScan(storage, bytes, in, out, thrust::plus<ws_of<I>>(), n); }
  template <class I, class O> static cudaError_t ExclusiveSum(WS_D_STORAGE, I in, O out, long n, cudaStream_t = 0, bool = false) { return ExclusiveScan(storage, bytes, in, out, thrust::plus<ws_of<I>>(), ws_of<I>(), n); }
};
template <class K> struct DoubleBuffer {
  K *d_buffers[2];
  int selector;
  DoubleBuffer() : d_buffers{nullptr, nullptr}, selector(0) {}
  DoubleBuffer(K *current, K *alternate) : d_buffers{current, alternate}, selector(0) {}
  K *Current() { return d_buffers[selector]; }
  K *Alternate() { return d_buffers[selector ^ 1]; }
};
// Keys are compared by the bits from `begin` to `end` of what orders them: signs and floats are made to order as numbers.
template <class K> struct ws_radix {
  static unsigned long long of(const K &k) {
    typedef typename std::ws_by_size<sizeof(K)>::u U;
    U u;
    memcpy(&u, &k, sizeof u);
    const U top = (U)(U(1) << (sizeof(K) * 8 - 1));
    if (std::is_floating_point<K>::value) return (U)(u & top ? ~u : u | top);
    return (U)(std::is_signed<K>::value ? u ^ top : u);
  }
};
struct DeviceRadixSort {
  template <class K> static cudaError_t SortKeys(WS_D_STORAGE, const K *in, K *out, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return sort<K, char>(storage, bytes, in, out, nullptr, nullptr, n, begin, end, false); }
  template <class K> static cudaError_t SortKeysDescending(WS_D_STORAGE, const K *in, K *out, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return sort<K, char>(storage, bytes, in, out, nullptr, nullptr, n, begin, end, true); }
  template <class K, class V> static cudaError_t SortPairs(WS_D_STORAGE, const K *in, K *out, const V *values, V *values_out, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return sort(storage, bytes, in, out, values, values_out, n, begin, end, false); }
  template <class K, class V> static cudaError_t SortPairsDescending(WS_D_STORAGE, const K *in, K *out, const V *values, V *values_out, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return sort(storage, bytes, in, out, values, values_out, n, begin, end, true); }
  template <class K> static cudaError_t SortKeys(WS_D_STORAGE, DoubleBuffer<K> &k, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return turn<K, char>(storage, bytes, k, nullptr, n, begin, end, false); }
  template <class K> static cudaError_t SortKeysDescending(WS_D_STORAGE, DoubleBuffer<K> &k, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return turn<K, char>(storage, bytes, k, nullptr, n, begin, end, true); }
  template <class K, class V> static cudaError_t SortPairs(WS_D_STORAGE, DoubleBuffer<K> &k, DoubleBuffer<V> &v, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return turn(storage, bytes, k, &v, n, begin, end, false); }
  template <class K, class V> static cudaError_t SortPairsDescending(WS_D_STORAGE, DoubleBuffer<K> &k, DoubleBuffer<V> &v, long n, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { return turn(storage, bytes, k, &v, n, begin, end, true); }
private:
  template <class K, class V> static cudaError_t sort(WS_D_STORAGE, const K *in, K *out, const V *values, V *values_out, long n, int begin, int end, bool down) {
    return ws_do(storage, bytes, ws_sorted_copies(n, sizeof(K) + (values ? sizeof(V) : 0)), [&] {
      auto keys = thrust::ws_read(ws_on_device(in), n);
      thrust::ws_values<long> order(n);
      for (long i = 0; i < n; ++i) order[i] = i;
      const unsigned long long mask = end - begin >= 64 ? ~0ull : ((1ull << (end - begin)) - 1) << begin;
      std::stable_sort(order.begin(), order.end(), [&](long a, long b) {
        const unsigned long long x = ws_radix<K>::of(keys[a]) & mask, y = ws_radix<K>::of(keys[b]) & mask;
        return down ? y < x : x < y;
      });
      thrust::ws_values<K> sorted(n);
      for (long i = 0; i < n; ++i) sorted[i] = keys[order[i]];
      thrust::ws_write(ws_on_device(out), n, sorted.p);
      if (!values) return;
      auto old = thrust::ws_read(ws_on_device(values), n);
      thrust::ws_values<V> moved(n);
      for (long i = 0; i < n; ++i) moved[i] = old[order[i]];
      thrust::ws_write(ws_on_device(values_out), n, moved.p);
    });
  }
  template <class K, class V> static cudaError_t turn(WS_D_STORAGE, DoubleBuffer<K> &k, DoubleBuffer<V> *v, long n, int begin, int end, bool down) {
    const size_t need = ws_sorted_copies(n, 0);
    if (!storage) return bytes = need, cudaSuccess;
    if (bytes < need) return cudaErrorInvalidValue;
    size_t all = ~(size_t)0;
    cudaError_t e = sort<K, V>(storage, all, k.Current(), k.Alternate(), v ? v->Current() : nullptr, v ? v->Alternate() : nullptr, n, begin, end, down);
    k.selector ^= 1;
    if (v) v->selector ^= 1;
    return e;
  }
};
struct DeviceSelect {
  template <class I, class S, class O, class N> static cudaError_t Flagged(WS_D_STORAGE, I in, S flags, O out, N selected, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] {
      auto to = ws_on_device(out);
      *ws_on_device(selected) = (ws_of<N>)(thrust::copy_if(ws_on_device(in), ws_on_device(in) + n, ws_on_device(flags), to, thrust::identity<>()) - to);
    });
  }
  template <class I, class O, class N, class P> static cudaError_t If(WS_D_STORAGE, I in, O out, N selected, long n, P p, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] {
      auto to = ws_on_device(out);
      *ws_on_device(selected) = (ws_of<N>)(thrust::copy_if(ws_on_device(in), ws_on_device(in) + n, to, p) - to);
    });
  }
  template <class I, class O, class N> static cudaError_t Unique(WS_D_STORAGE, I in, O out, N selected, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] {
      auto to = ws_on_device(out);
      *ws_on_device(selected) = (ws_of<N>)(thrust::unique_copy(ws_on_device(in), ws_on_device(in) + n, to) - to);
    });
  }
};
struct DevicePartition {
  template <class I, class O, class N, class P> static cudaError_t If(WS_D_STORAGE, I in, O out, N selected, long n, P p, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, ws_tile_states(n), [&] {
      auto to = ws_on_device(out);
      long k = thrust::copy_if(ws_on_device(in), ws_on_device(in) + n, to, p) - to;
      auto rest = thrust::ws_read(ws_on_device(in), n);
      long m = std::remove_if(rest.begin(), rest.end(), p) - rest.begin();
      std::reverse(rest.begin(), rest.begin() + m); // those left are in reverse order
      thrust::ws_write(to + k, m, rest.p);
      *ws_on_device(selected) = (ws_of<N>)k;
    });
  }
};
struct DeviceHistogram {
  template <class I, class C, class L> static cudaError_t HistogramEven(WS_D_STORAGE, I in, C *counts, int levels, L lo, L hi, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, 767, [&] {
      auto v = thrust::ws_read(ws_on_device(in), n);
      std::vector<C> c(levels - 1);
      for (auto &x : v) if (x >= lo && x < hi) ++c[(size_t)((double)(x - lo) * (levels - 1) / (double)(hi - lo))];
      thrust::ws_write(ws_on_device(counts), levels - 1, c.data());
    });
  }
  template <class I, class C, class L> static cudaError_t HistogramRange(WS_D_STORAGE, I in, C *counts, int levels, L *edges, long n, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, 767, [&] {
      auto v = thrust::ws_read(ws_on_device(in), n);
      auto e = thrust::ws_read(ws_on_device(edges), levels);
      std::vector<C> c(levels - 1);
      for (auto &x : v) if (x >= e[0] && x < e[levels - 1]) ++c[std::upper_bound(e.begin(), e.end(), x) - e.begin() - 1];
      thrust::ws_write(ws_on_device(counts), levels - 1, c.data());
    });
  }
};
struct DeviceRunLengthEncode {
  template <class I, class O, class C, class N> static cudaError_t Encode(WS_D_STORAGE, I in, O unique, C counts, N runs, long n, cudaStream_t = 0, bool = false) {
    return DeviceReduce::ReduceByKey(storage, bytes, in, unique, thrust::constant_iterator<int>(1), counts, runs, thrust::plus<int>(), n);
  }
};
struct DeviceSegmentedReduce {
  template <class I, class O, class B, class E, class F, class T> static cudaError_t Reduce(WS_D_STORAGE, I in, O out, int segments, B begins, E ends, F f, T first, cudaStream_t = 0, bool = false) {
    return ws_do(storage, bytes, 1, [&] {
      auto b = thrust::ws_read(ws_on_device(begins), segments);
      auto e = thrust::ws_read(ws_on_device(ends), segments);
      for (int s = 0; s < segments; ++s) *(ws_on_device(out) + s) = thrust::reduce(ws_on_device(in) + b[s], ws_on_device(in) + e[s], (ws_of<O>)first, f);
    });
  }
  template <class I, class O, class B, class E> static cudaError_t Sum(WS_D_STORAGE, I in, O out, int segments, B begins, E ends, cudaStream_t = 0, bool = false) { return Reduce(storage, bytes, in, out, segments, begins, ends, thrust::plus<ws_of<O>>(), ws_of<O>()); }
  template <class I, class O, class B, class E> static cudaError_t Max(WS_D_STORAGE, I in, O out, int segments, B begins, E ends, cudaStream_t = 0, bool = false) { return Reduce(storage, bytes, in, out, segments, begins, ends, thrust::maximum<ws_of<O>>(), std::numeric_limits<ws_of<O>>::lowest()); }
  template <class I, class O, class B, class E> static cudaError_t Min(WS_D_STORAGE, I in, O out, int segments, B begins, E ends, cudaStream_t = 0, bool = false) { return Reduce(storage, bytes, in, out, segments, begins, ends, thrust::minimum<ws_of<O>>(), std::numeric_limits<ws_of<O>>::max()); }
};
struct CachingDeviceAllocator {
  template <class... A> CachingDeviceAllocator(A...) {}
  template <class P> cudaError_t DeviceAllocate(P **p, size_t n, cudaStream_t = 0) { return cudaMalloc((void **)p, n); }
  cudaError_t DeviceFree(void *p) { return cudaFree(p); }
};
} // namespace cub
} // extern "C++"
