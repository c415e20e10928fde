// The parts of CUB that kernels use most: reductions, scans, loads, stores and sorts of a block or warp. What lies in TempStorage is
// read and written as the original does in its default algorithms, so that storage used again needs a barrier between. Device-wide
// functions are the host's: ws/cub_device.h.
#pragma once
#include "ws/enter.h"
#include "../ws_std.h"
extern "C++" { namespace cub {
#define WS_CUB __device__ inline __attribute__((always_inline, nodebug))
#define WS_CUF __host__ __device__ constexpr __attribute__((always_inline, nodebug))
using ::std::size_t;
struct NullType {}; struct Uninitialized_ {};
template <class K, class V> struct KeyValuePair { typedef K Key; typedef V Value; K key; V value; };
struct Sum { template <class T> WS_CUF T operator()(const T &a, const T &b) const { return a + b; } }; struct Max { template <class T> WS_CUF T operator()(const T &a, const T &b) const { return a < b ? b : a; } }; struct Min { template <class T> WS_CUF T operator()(const T &a, const T &b) const { return b < a ? b : a; } };
struct ArgMax { template <class T> WS_CUF T operator()(const T &a, const T &b) const { return a.value < b.value || (a.value == b.value && b.key < a.key) ? b : a; } }; struct ArgMin { template <class T> WS_CUF T operator()(const T &a, const T &b) const { return b.value < a.value || (a.value == b.value && b.key < a.key) ? b : a; } };
WS_CUB unsigned LaneId() { unsigned r; asm("mov.u32 %0, %%laneid;" : "=r"(r)); return r; } WS_CUB unsigned WarpId() { return ws_block_rank() / 32; } WS_CUB int RowMajorTid(int, int, int) { return (int)ws_block_rank(); }
// Any value, a word at a time.
template <class T> WS_CUB T ws_shuffle(const T &v, int from, unsigned mask) { constexpr int N = (sizeof(T) + 3) / 4; unsigned w[N]; memcpy(w, &v, sizeof(T)); for (int i = 0; i < N; ++i) w[i] = __shfl_sync(mask, w[i], from); T r; memcpy(&r, w, sizeof(T)); return r; }
template <int N> WS_CUB unsigned ws_group() { return N == 32 ? ~0u : ((1u << (N & 31)) - 1) << (LaneId() / N * N); }
template <int N, class T, class F> WS_CUB T ws_reduce(T v, F f, int valid) { int at = LaneId() % N, base = LaneId() - at; for (int o = 1; o < N; o <<= 1) { T w = ws_shuffle(v, base + (at + o < N ? at + o : at), ws_group<N>()); if (at + o < valid && at % (2 * o) == 0) v = f(v, w); } return v; }
template <int N, class T, class F> WS_CUB T ws_scan(T v, F f) { int at = LaneId() % N, base = LaneId() - at; for (int o = 1; o < N; o <<= 1) { T w = ws_shuffle(v, base + (at >= o ? at - o : at), ws_group<N>()); if (at >= o) v = f(w, v); } return v; }
template <class T, int N = 32, int = 0> struct WarpReduce { struct TempStorage { char none; }; WS_CUB WarpReduce(TempStorage &) {}
  template <class F> WS_CUB T Reduce(T v, F f) { return ws_reduce<N>(v, f, N); } template <class F> WS_CUB T Reduce(T v, F f, int valid) { return ws_reduce<N>(v, f, valid); } WS_CUB T Sum(T v) { return Reduce(v, cub::Sum()); } WS_CUB T Sum(T v, int valid) { return Reduce(v, cub::Sum(), valid); } };
template <class T, int N = 32, int = 0> struct WarpScan { struct TempStorage { char none; }; WS_CUB WarpScan(TempStorage &) {}
  template <class F> WS_CUB void InclusiveScan(T v, T &out, F f) { out = ws_scan<N>(v, f); } WS_CUB void InclusiveSum(T v, T &out) { out = ws_scan<N>(v, cub::Sum()); } WS_CUB void InclusiveSum(T v, T &out, T &all) { out = ws_scan<N>(v, cub::Sum()); all = ws_shuffle(out, LaneId() / N * N + N - 1, ws_group<N>()); }
  template <class F> WS_CUB void ExclusiveScan(T v, T &out, T first, F f) { T s = ws_scan<N>(v, f); int at = LaneId() % N; T w = ws_shuffle(s, LaneId() - (at > 0), ws_group<N>()); out = at ? f(first, w) : first; } WS_CUB void ExclusiveSum(T v, T &out) { ExclusiveScan(v, out, T(), cub::Sum()); } WS_CUB void ExclusiveSum(T v, T &out, T &all) { ExclusiveSum(v, out); all = ws_shuffle(T(out + v), LaneId() / N * N + N - 1, ws_group<N>()); } };
enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS }; enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
template <class T, int X, BlockReduceAlgorithm A = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1, int Z = 1, int = 0> class BlockReduce { static constexpr int SIZE = X * Y * Z, WARPS = (SIZE + 31) / 32;
 public: struct TempStorage { T warp_aggregates[WARPS]; }; WS_CUB BlockReduce(TempStorage &t) : temp(t) {}
  template <class F> WS_CUB T Reduce(T v, F f, int valid) { int t = ws_block_rank(), left = valid - t / 32 * 32; unsigned width = SIZE % 32 && t / 32 == WARPS - 1 ? SIZE % 32 : 32; left = left < (int)width ? left : (int)width;
    for (int o = 1, at = t % 32; o < 32; o <<= 1) { T w = ws_shuffle(v, at + o < (int)width ? at + o : at, width == 32 ? ~0u : (1u << width) - 1); if (at + o < left && at % (2 * o) == 0) v = f(v, w); }
    if (t % 32 == 0) temp.warp_aggregates[t / 32] = v; __syncthreads(); if (t == 0) for (int w = 1; w < WARPS && w * 32 < valid; ++w) v = f(v, temp.warp_aggregates[w]); return v; }
  template <class F> WS_CUB T Reduce(T v, F f) { return Reduce(v, f, SIZE); } template <int N, class F> WS_CUB T Reduce(T (&v)[N], F f) { T s = v[0]; for (int i = 1; i < N; ++i) s = f(s, v[i]); return Reduce(s, f, SIZE); }
  WS_CUB T Sum(T v) { return Reduce(v, cub::Sum()); } WS_CUB T Sum(T v, int valid) { return Reduce(v, cub::Sum(), valid); } template <int N> WS_CUB T Sum(T (&v)[N]) { return Reduce(v, cub::Sum()); }
 private: TempStorage &temp; };
template <class T, int X, BlockScanAlgorithm A = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int = 0> class BlockScan { static constexpr int SIZE = X * Y * Z, WARPS = (SIZE + 31) / 32;
 public: struct TempStorage { T warp_aggregates[WARPS]; }; WS_CUB BlockScan(TempStorage &t) : temp(t) {}
  // What lies before this thread (none for the first), and the whole.
  template <class F> WS_CUB bool ws_before(T v, T &before, T &all, F f) { int t = ws_block_rank(), at = t % 32; unsigned width = SIZE % 32 && t / 32 == WARPS - 1 ? SIZE % 32 : 32, mask = width == 32 ? ~0u : (1u << width) - 1; T s = v;
    for (int o = 1; o < 32; o <<= 1) { T w = ws_shuffle(s, at >= o ? at - o : at, mask); if (at >= o) s = f(w, s); } if (at == (int)width - 1) temp.warp_aggregates[t / 32] = s; T w = ws_shuffle(s, at ? at - 1 : 0, mask); __syncthreads();
    all = temp.warp_aggregates[0]; if (t / 32 > 0) before = all; for (int i = 1; i < WARPS; ++i) { if (i < t / 32) before = f(before, temp.warp_aggregates[i]); all = f(all, temp.warp_aggregates[i]); } if (at) before = t / 32 ? f(before, w) : w; return t > 0; }
  template <class F> WS_CUB void InclusiveScan(T v, T &out, F f, T &all) { T b = v; out = ws_before(v, b, all, f) ? f(b, v) : v; } template <class F> WS_CUB void InclusiveScan(T v, T &out, F f) { T all; InclusiveScan(v, out, f, all); }
  template <class F> WS_CUB void ExclusiveScan(T v, T &out, T first, F f, T &all) { T b = v; out = ws_before(v, b, all, f) ? f(first, b) : first; } template <class F> WS_CUB void ExclusiveScan(T v, T &out, T first, F f) { T all; ExclusiveScan(v, out, first, f, all); } template <class F> WS_CUB void ExclusiveScan(T v, T &out, F f) { T all, b = v; ws_before(v, b, all, f); out = b; }
  WS_CUB void InclusiveSum(T v, T &out) { InclusiveScan(v, out, cub::Sum()); } WS_CUB void InclusiveSum(T v, T &out, T &all) { InclusiveScan(v, out, cub::Sum(), all); } WS_CUB void ExclusiveSum(T v, T &out) { ExclusiveScan(v, out, T(), cub::Sum()); } WS_CUB void ExclusiveSum(T v, T &out, T &all) { ExclusiveScan(v, out, T(), cub::Sum(), all); }
  template <int N, class F> WS_CUB void ws_items(T (&v)[N], T (&out)[N], T first, F f, T &all, bool inclusive) { T s = v[0]; for (int i = 1; i < N; ++i) s = f(s, v[i]); T b = s; T run = ws_before(s, b, all, f) ? f(first, b) : first; for (int i = 0; i < N; ++i) { T next = f(run, v[i]); out[i] = inclusive ? next : run; run = next; } }
  template <int N> WS_CUB void InclusiveSum(T (&v)[N], T (&out)[N]) { T all; ws_items(v, out, T(), cub::Sum(), all, true); } template <int N> WS_CUB void InclusiveSum(T (&v)[N], T (&out)[N], T &all) { ws_items(v, out, T(), cub::Sum(), all, true); } template <int N> WS_CUB void ExclusiveSum(T (&v)[N], T (&out)[N]) { T all; ws_items(v, out, T(), cub::Sum(), all, false); } template <int N> WS_CUB void ExclusiveSum(T (&v)[N], T (&out)[N], T &all) { ws_items(v, out, T(), cub::Sum(), all, false); } template <int N, class F> WS_CUB void ExclusiveScan(T (&v)[N], T (&out)[N], T first, F f) { T all; ws_items(v, out, first, f, all, false); }
 private: TempStorage &temp; };
template <class T, int N, class I> WS_CUB void LoadDirectBlocked(int t, I in, T (&v)[N]) { for (int i = 0; i < N; ++i) v[i] = in[t * N + i]; } template <class T, int N, class I> WS_CUB void LoadDirectBlocked(int t, I in, T (&v)[N], int valid) { for (int i = 0; i < N; ++i) if (t * N + i < valid) v[i] = in[t * N + i]; } template <int B, class T, int N, class I> WS_CUB void LoadDirectStriped(int t, I in, T (&v)[N]) { for (int i = 0; i < N; ++i) v[i] = in[t + i * B]; } template <int B, class T, int N, class I> WS_CUB void LoadDirectStriped(int t, I in, T (&v)[N], int valid) { for (int i = 0; i < N; ++i) if (t + i * B < valid) v[i] = in[t + i * B]; }
template <class T, int N, class O> WS_CUB void StoreDirectBlocked(int t, O out, T (&v)[N]) { for (int i = 0; i < N; ++i) out[t * N + i] = v[i]; } template <class T, int N, class O> WS_CUB void StoreDirectBlocked(int t, O out, T (&v)[N], int valid) { for (int i = 0; i < N; ++i) if (t * N + i < valid) out[t * N + i] = v[i]; } template <int B, class T, int N, class O> WS_CUB void StoreDirectStriped(int t, O out, T (&v)[N]) { for (int i = 0; i < N; ++i) out[t + i * B] = v[i]; } template <int B, class T, int N, class O> WS_CUB void StoreDirectStriped(int t, O out, T (&v)[N], int valid) { for (int i = 0; i < N; ++i) if (t + i * B < valid) out[t + i * B] = v[i]; }
enum BlockLoadAlgorithm { BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED }; enum BlockStoreAlgorithm { BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED };
template <class T, int S> struct ws_exchange { T items[S]; }; template <class T> struct ws_exchange<T, 0> { char none; };
template <class T, int X, int N, BlockLoadAlgorithm A = BLOCK_LOAD_DIRECT, int Y = 1, int Z = 1, int = 0> class BlockLoad { static constexpr int SIZE = X * Y * Z; static constexpr bool T_ = A >= BLOCK_LOAD_TRANSPOSE;
 public: struct TempStorage : ws_exchange<T, T_ ? SIZE * N : 0> {}; WS_CUB BlockLoad(TempStorage &t) : temp(t) {}
  template <class I> WS_CUB void Load(I in, T (&v)[N], int valid) { int t = ws_block_rank(); if constexpr (T_) { for (int i = 0; i < N; ++i) if (t + i * SIZE < valid) temp.items[t + i * SIZE] = in[t + i * SIZE]; __syncthreads(); for (int i = 0; i < N; ++i) if (t * N + i < valid) v[i] = temp.items[t * N + i]; } else if constexpr (A == BLOCK_LOAD_STRIPED) LoadDirectStriped<SIZE>(t, in, v, valid); else LoadDirectBlocked(t, in, v, valid); }
  template <class I> WS_CUB void Load(I in, T (&v)[N]) { Load(in, v, SIZE * N); } template <class I, class D> WS_CUB void Load(I in, T (&v)[N], int valid, D other) { for (int i = 0; i < N; ++i) v[i] = other; Load(in, v, valid); }
 private: TempStorage &temp; };
template <class T, int X, int N, BlockStoreAlgorithm A = BLOCK_STORE_DIRECT, int Y = 1, int Z = 1, int = 0> class BlockStore { static constexpr int SIZE = X * Y * Z; static constexpr bool T_ = A >= BLOCK_STORE_TRANSPOSE;
 public: struct TempStorage : ws_exchange<T, T_ ? SIZE * N : 0> {}; WS_CUB BlockStore(TempStorage &t) : temp(t) {}
  template <class O> WS_CUB void Store(O out, T (&v)[N], int valid) { int t = ws_block_rank(); if constexpr (T_) { for (int i = 0; i < N; ++i) temp.items[t * N + i] = v[i]; __syncthreads(); for (int i = 0; i < N; ++i) if (t + i * SIZE < valid) out[t + i * SIZE] = temp.items[t + i * SIZE]; } else if constexpr (A == BLOCK_STORE_STRIPED) StoreDirectStriped<SIZE>(t, out, v, valid); else StoreDirectBlocked(t, out, v, valid); }
  template <class O> WS_CUB void Store(O out, T (&v)[N]) { Store(out, v, SIZE * N); }
 private: TempStorage &temp; };
template <class K, int X, int N, class V = NullType, int... O> class BlockRadixSort {
 public: struct TempStorage { K keys[X * N]; V values[X * N]; }; WS_CUB BlockRadixSort(TempStorage &t) : temp(t) {}
  WS_CUB void ws_sort(K (&k)[N], V *v, bool down) { int t = ws_block_rank(), rank[N]; for (int i = 0; i < N; ++i) temp.keys[t * N + i] = k[i]; __syncthreads();
    for (int i = 0; i < N; ++i) { rank[i] = 0; for (int j = 0; j < X * N; ++j) { K o = temp.keys[j]; rank[i] += (down ? k[i] < o : o < k[i]) || (!(o < k[i]) && !(k[i] < o) && j < t * N + i); } } __syncthreads();
    for (int i = 0; i < N; ++i) { temp.keys[rank[i]] = k[i]; if (v) temp.values[rank[i]] = v[i]; } __syncthreads(); for (int i = 0; i < N; ++i) { k[i] = temp.keys[t * N + i]; if (v) v[i] = temp.values[t * N + i]; } }
  WS_CUB void Sort(K (&k)[N]) { ws_sort(k, nullptr, false); } WS_CUB void Sort(K (&k)[N], V (&v)[N]) { ws_sort(k, v, false); } WS_CUB void SortDescending(K (&k)[N]) { ws_sort(k, nullptr, true); } WS_CUB void SortDescending(K (&k)[N], V (&v)[N]) { ws_sort(k, v, true); }
  WS_CUB void Sort(K (&k)[N], int, int = 0) { ws_sort(k, nullptr, false); } WS_CUB void Sort(K (&k)[N], V (&v)[N], int, int = 0) { ws_sort(k, v, false); } WS_CUB void SortDescending(K (&k)[N], int, int = 0) { ws_sort(k, nullptr, true); } WS_CUB void SortDescending(K (&k)[N], V (&v)[N], int, int = 0) { ws_sort(k, v, true); }
  WS_CUB void ws_striped(K (&k)[N], V *v) { int t = ws_block_rank(); for (int i = 0; i < N; ++i) { k[i] = temp.keys[t + i * X]; if (v) v[i] = temp.values[t + i * X]; } }
  WS_CUB void SortBlockedToStriped(K (&k)[N], int = 0, int = 0) { ws_sort(k, nullptr, false); ws_striped(k, nullptr); } WS_CUB void SortBlockedToStriped(K (&k)[N], V (&v)[N], int = 0, int = 0) { ws_sort(k, v, false); ws_striped(k, v); } WS_CUB void SortDescendingBlockedToStriped(K (&k)[N], int = 0, int = 0) { ws_sort(k, nullptr, true); ws_striped(k, nullptr); } WS_CUB void SortDescendingBlockedToStriped(K (&k)[N], V (&v)[N], int = 0, int = 0) { ws_sort(k, v, true); ws_striped(k, v); }
 private: TempStorage &temp; };
}
} // extern "C++"
#include "../ws/cub_device.h"
#include "../ws/cub_more.h"
#include "../ws/cub_tools.h"
#include "ws/leave.h"
