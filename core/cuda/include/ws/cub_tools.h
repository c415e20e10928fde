// CUB: its macros, functors, iterators, loads and stores of warps, and the rarer functions for a whole device.
#pragma once
extern "C++" {
#define CUB_RUNTIME_FUNCTION __host__ __device__
#define CUB_RUNTIME_ENABLED
#define CUB_STATIC_ASSERT(cond, msg) static_assert(cond, #msg)
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y) - 1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) ((((x) + (y) - 1) / (y)) * y)
#define CUB_IS_DEVICE_CODE 0
#define CUB_PTX_WARP_THREADS 32
#define CUB_LOG_WARP_THREADS(x) 5
#define CUB_PTX_ARCH 800
#define CUB_VERSION 200200
#define CubDebug(e) cub::Debug((cudaError_t)(e), __FILE__, __LINE__)
#define CubDebugExit(e) if (cub::Debug((cudaError_t)(e), __FILE__, __LINE__)) { exit(1); }
namespace cub {
static inline WS_ATTR_H cudaError_t Debug(cudaError_t e, const char *file, int line) {
  if (e != cudaSuccess) fprintf(stderr, "CUDA error %d [%s, %d]: %s\n", (int)e, file, line, cudaGetErrorString(e));
  return e;
}
struct Difference { template <class T, class U> WS_CUF auto operator()(const T &a, const U &b) const { return a - b; } };
struct Division { template <class T, class U> WS_CUF auto operator()(const T &a, const U &b) const { return a / b; } };
template <class E> struct InequalityWrapper {
  E op;
  WS_CUF InequalityWrapper(E e) : op(e) {}
  template <class T> WS_CUF bool operator()(const T &a, const T &b) { return !op(a, b); }
};
template <class B> struct CastOp { template <class A> WS_CUF B operator()(const A &a) const { return (B)a; } };

// ---------------------------------------------------------------- iterators
#define WS_CUB_ITERATOR(name, V) \
  typedef name self_type; \
  typedef ptrdiff_t difference_type; \
  typedef V value_type; \
  typedef V *pointer; \
  typedef V reference; \
  typedef std::random_access_iterator_tag iterator_category; \
  template <class N> WS_CUF name operator+(N n) const { name r = *this; r.at = r.at + n; return r; } \
  template <class N> WS_CUF name operator-(N n) const { name r = *this; r.at = r.at - n; return r; } \
  template <class N> WS_CUF name &operator+=(N n) { at = at + n; return *this; } \
  WS_CUF name &operator++() { at = at + 1; return *this; } \
  WS_CUF name operator++(int) { name r = *this; at = at + 1; return r; } \
  WS_CUF ptrdiff_t operator-(const name &o) const { return (ptrdiff_t)(at - o.at); } \
  template <class N> WS_CUF V operator[](N n) const { return *(*this + n); } \
  WS_CUF bool operator==(const name &o) const { return at == o.at; } \
  WS_CUF bool operator!=(const name &o) const { return !(at == o.at); }
template <class T, class O = ptrdiff_t> struct CountingInputIterator {
  T at;
  WS_CUF CountingInputIterator(const T &t) : at(t) {}
  WS_CUF T operator*() const { return at; }
  WS_CUB_ITERATOR(CountingInputIterator, T)
};
template <class T, class O = ptrdiff_t> struct ConstantInputIterator {
  T value;
  O at;
  WS_CUF ConstantInputIterator(T t, O o = 0) : value(t), at(o) {}
  WS_CUF T operator*() const { return value; }
  WS_CUB_ITERATOR(ConstantInputIterator, T)
};
template <class T, class F, class I, class O = ptrdiff_t> struct TransformInputIterator {
  I at;
  F f;
  WS_CUF TransformInputIterator(I i, F g) : at(i), f(g) {}
  WS_CUF TransformInputIterator(const TransformInputIterator &) = default;
  WS_CUF TransformInputIterator &operator=(const TransformInputIterator &o) { at = o.at; return *this; }
  WS_CUF T operator*() const { return f(*at); }
  WS_CUB_ITERATOR(TransformInputIterator, T)
};
template <CacheLoadModifier M, class T, class O = ptrdiff_t> struct CacheModifiedInputIterator {
  T *at;
  template <class Q> WS_CUF CacheModifiedInputIterator(Q *p) : at((T *)p) {}
  WS_CUF T operator*() const { return *at; }
  WS_CUB_ITERATOR(CacheModifiedInputIterator, T)
};
template <class I, class O = ptrdiff_t, class V = std::remove_cvref_t<decltype(*std::declval<I>())>> struct ArgIndexInputIterator {
  I values;
  O at;
  WS_CUF ArgIndexInputIterator(I i, O o = 0) : values(i), at(o) {}
  typedef KeyValuePair<O, V> ws_pair;
  WS_CUF ws_pair operator*() const { return ws_pair{at, values[at]}; }
  WS_CUB_ITERATOR(ArgIndexInputIterator, ws_pair)
};
template <class O = ptrdiff_t> struct DiscardOutputIterator : thrust::discard_iterator<> { DiscardOutputIterator(O = 0) {} };

// ---------------------------------------------------------------- warps
enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };
enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };
template <class T, int N, WarpLoadAlgorithm A = WARP_LOAD_DIRECT, int W = 32, int = 0> struct WarpLoad {
  struct TempStorage { char none; };
  WS_CUB WarpLoad(TempStorage &) {}
  template <class I> WS_CUB void Load(I in, T (&v)[N], int valid = W * N) { int t = LaneId() % W; for (int i = 0; i < N; ++i) { int at = A == WARP_LOAD_STRIPED ? t + i * W : t * N + i; if (at < valid) v[i] = in[at]; } }
};
template <class T, int N, WarpStoreAlgorithm A = WARP_STORE_DIRECT, int W = 32, int = 0> struct WarpStore {
  struct TempStorage { char none; };
  WS_CUB WarpStore(TempStorage &) {}
  template <class I> WS_CUB void Store(I out, T (&v)[N], int valid = W * N) { int t = LaneId() % W; for (int i = 0; i < N; ++i) { int at = A == WARP_STORE_STRIPED ? t + i * W : t * N + i; if (at < valid) out[at] = v[i]; } }
};

// ---------------------------------------------------------------- devices
struct DeviceFor {
  template <class N, class F> static cudaError_t Bulk(N n, F f, cudaStream_t = 0) { thrust::for_each_n(thrust::counting_iterator<N>(0), n, f); return cudaPeekAtLastError(); }
  template <class I, class N, class F> static cudaError_t ForEachN(I i, N n, F f, cudaStream_t = 0) { thrust::for_each_n(ws_on_device(i), n, f); return cudaPeekAtLastError(); }
  template <class I, class F> static cudaError_t ForEach(I a, I b, F f, cudaStream_t = 0) { return ForEachN(a, b - a, f); }
};
struct DeviceMergeSort {
  template <class K, class L> static cudaError_t SortKeys(WS_D_STORAGE, K keys, long n, L less, cudaStream_t = 0, bool = false) { return ws_do(storage, bytes, 767 + n * sizeof(ws_of<K>), [&] { thrust::stable_sort(ws_on_device(keys), ws_on_device(keys) + n, less); }); }
  template <class K, class L> static cudaError_t StableSortKeys(WS_D_STORAGE, K keys, long n, L less, cudaStream_t = 0, bool = false) { return SortKeys(storage, bytes, keys, n, less); }
  template <class K, class V, class L> static cudaError_t SortPairs(WS_D_STORAGE, K keys, V values, long n, L less, cudaStream_t = 0, bool = false) { return ws_do(storage, bytes, 767 + n * (sizeof(ws_of<K>) + sizeof(ws_of<V>)), [&] { thrust::stable_sort_by_key(ws_on_device(keys), ws_on_device(keys) + n, ws_on_device(values), less); }); }
  template <class K, class V, class L> static cudaError_t StableSortPairs(WS_D_STORAGE, K keys, V values, long n, L less, cudaStream_t = 0, bool = false) { return SortPairs(storage, bytes, keys, values, n, less); }
};
struct DeviceSegmentedRadixSort {
#define WS_CUB_SEGMENTS(name) \
  template <class K, class B, class E> static cudaError_t name(WS_D_STORAGE, const K *in, K *out, long, int segments, B begins, E ends, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { \
    return each(storage, bytes, segments, begins, ends, [&](long at, long n) { size_t all = ~(size_t)0; DeviceRadixSort::name(storage, all, in + at, out + at, n, begin, end); }); \
  }
  WS_CUB_SEGMENTS(SortKeys) WS_CUB_SEGMENTS(SortKeysDescending)
#define WS_CUB_SEGMENTED_PAIRS(name) \
  template <class K, class V, class B, class E> static cudaError_t name(WS_D_STORAGE, const K *in, K *out, const V *values, V *values_out, long, int segments, B begins, E ends, int begin = 0, int end = sizeof(K) * 8, cudaStream_t = 0, bool = false) { \
    return each(storage, bytes, segments, begins, ends, [&](long at, long n) { size_t all = ~(size_t)0; DeviceRadixSort::name(storage, all, in + at, out + at, values + at, values_out + at, n, begin, end); }); \
  }
  WS_CUB_SEGMENTED_PAIRS(SortPairs) WS_CUB_SEGMENTED_PAIRS(SortPairsDescending)
private:
  template <class B, class E, class F> static cudaError_t each(WS_D_STORAGE, int segments, B begins, E ends, F f) {
    return ws_do(storage, bytes, 1, [&] {
      auto b = thrust::ws_read(ws_on_device(begins), segments);
      auto e = thrust::ws_read(ws_on_device(ends), segments);
      for (int i = 0; i < segments; ++i) if (e[i] > b[i]) f((long)b[i], (long)(e[i] - b[i]));
    });
  }
};
typedef DeviceSegmentedRadixSort DeviceSegmentedSort;
struct DeviceAdjacentDifference {
  template <class I, class O, class F> static cudaError_t SubtractLeftCopy(WS_D_STORAGE, I in, O out, long n, F f, cudaStream_t = 0, bool = false) { return ws_do(storage, bytes, ws_tile_states(n), [&] { thrust::adjacent_difference(ws_on_device(in), ws_on_device(in) + n, ws_on_device(out), f); }); }
  template <class I, class O> static cudaError_t SubtractLeftCopy(WS_D_STORAGE, I in, O out, long n) { return SubtractLeftCopy(storage, bytes, in, out, n, Difference()); }
  template <class I, class F> static cudaError_t SubtractLeft(WS_D_STORAGE, I in, long n, F f, cudaStream_t = 0, bool = false) { return SubtractLeftCopy(storage, bytes, in, in, n, f); }
};
} // namespace cub
} // extern "C++"
