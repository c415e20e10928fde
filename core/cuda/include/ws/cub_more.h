// More of CUB for kernels: exchanges, flags, histograms, merge sorts and shuffles. What lies in TempStorage is read and
// written as the original does, so that storage used again needs a barrier between.
#pragma once
#include "cub/cub.cuh"
#include "ws/enter.h"
extern "C++" { namespace cub {
enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
template <CacheLoadModifier M, class T> WS_CUB T ThreadLoad(T *p) { if constexpr (M == LOAD_CV || M == LOAD_VOLATILE) return *(volatile T *)p; else return *p; }
template <CacheStoreModifier M, class T> WS_CUB void ThreadStore(T *p, T v) { if constexpr (M == STORE_VOLATILE) *(volatile T *)p = v; else *p = v; }
template <int N, class T, class F> WS_CUB T ThreadReduce(T (&v)[N], F f) { T s = v[0]; for (int i = 1; i < N; ++i) s = f(s, v[i]); return s; } template <int N, class T, class F> WS_CUB T ThreadReduce(T (&v)[N], F f, T first) { for (int i = 0; i < N; ++i) first = f(first, v[i]); return first; }
WS_CUB void WARP_SYNC(unsigned mask) { __syncwarp(mask); } WS_CUB int WARP_ALL(int p, unsigned mask) { return __all_sync(mask, p); } WS_CUB int WARP_ANY(int p, unsigned mask) { return __any_sync(mask, p); } WS_CUB unsigned WARP_BALLOT(int p, unsigned mask) { return __ballot_sync(mask, p); } WS_CUB void CTA_SYNC() { __syncthreads(); }
template <int N, class T> WS_CUB T ShuffleIndex(T v, int from, unsigned mask) { return ws_shuffle(v, LaneId() / N * N + from % N, mask); } template <int N, class T> WS_CUB T ShuffleDown(T v, int by, int last, unsigned mask) { int at = LaneId() % N; return ws_shuffle(v, LaneId() + (at + by <= last ? by : 0), mask); } template <int N, class T> WS_CUB T ShuffleUp(T v, int by, int first, unsigned mask) { int at = LaneId() % N; return ws_shuffle(v, LaneId() - (at - by >= first ? by : 0), mask); }
struct Equality { template <class T> WS_CUF bool operator()(const T &a, const T &b) const { return a == b; } }; struct Inequality { template <class T> WS_CUF bool operator()(const T &a, const T &b) const { return a != b; } };
// Items of a block, or of the threads of a warp, put into another order by `AT`.
#define WS_CUB_MOVE(NAME, TO, FROM) template <class U> WS_CUB void NAME(T (&v)[N], U (&out)[N]) { int t = ws_rank(); for (int i = 0; i < N; ++i) temp.items[TO] = v[i]; ws_sync(); for (int i = 0; i < N; ++i) out[i] = temp.items[FROM]; } WS_CUB void NAME(T (&v)[N]) { NAME(v, v); }
#define WS_CUB_EXCHANGE \
  WS_CUB_MOVE(BlockedToStriped, t * N + i, t + i * SIZE) WS_CUB_MOVE(StripedToBlocked, t + i * SIZE, t * N + i) \
  template <class U, class R> WS_CUB void ScatterToBlocked(T (&v)[N], U (&out)[N], R (&rank)[N]) { int t = ws_rank(); for (int i = 0; i < N; ++i) temp.items[rank[i]] = v[i]; ws_sync(); for (int i = 0; i < N; ++i) out[i] = temp.items[t * N + i]; } template <class R> WS_CUB void ScatterToBlocked(T (&v)[N], R (&rank)[N]) { ScatterToBlocked(v, v, rank); } \
  template <class U, class R> WS_CUB void ScatterToStriped(T (&v)[N], U (&out)[N], R (&rank)[N]) { int t = ws_rank(); for (int i = 0; i < N; ++i) temp.items[rank[i]] = v[i]; ws_sync(); for (int i = 0; i < N; ++i) out[i] = temp.items[t + i * SIZE]; } template <class R> WS_CUB void ScatterToStriped(T (&v)[N], R (&rank)[N]) { ScatterToStriped(v, v, rank); }
template <class T, int X, int N, bool S = false, int Y = 1, int Z = 1, int = 0> class BlockExchange { static constexpr int SIZE = X * Y * Z; WS_CUB int ws_rank() { return ws_block_rank(); } WS_CUB void ws_sync() { __syncthreads(); }
 public: struct TempStorage { T items[SIZE * N]; }; WS_CUB BlockExchange(TempStorage &t) : temp(t) {} WS_CUB_EXCHANGE
  WS_CUB_MOVE(WarpStripedToBlocked, t / 32 * 32 * N + t % 32 + i * 32, t * N + i) WS_CUB_MOVE(BlockedToWarpStriped, t * N + i, t / 32 * 32 * N + t % 32 + i * 32)
 private: TempStorage &temp; };
template <class T, int N, int SIZE = 32, int = 0> class WarpExchange { WS_CUB int ws_rank() { return LaneId() % SIZE; } WS_CUB void ws_sync() { __syncwarp(ws_group<SIZE>()); }
 public: struct TempStorage { T items[SIZE * N]; }; WS_CUB WarpExchange(TempStorage &t) : temp(t) {} WS_CUB_EXCHANGE
 private: TempStorage &temp; };
template <class T, int X, int Y = 1, int Z = 1, int = 0> class BlockDiscontinuity { static constexpr int SIZE = X * Y * Z;
 public: struct TempStorage { T first[SIZE], last[SIZE]; }; WS_CUB BlockDiscontinuity(TempStorage &t) : temp(t) {}
  template <int N, class B, class F> WS_CUB void ws_heads(B (&flags)[N], T (&v)[N], F f, const T *before) { int t = ws_block_rank(); temp.last[t] = v[N - 1]; __syncthreads(); flags[0] = t ? f(temp.last[t - 1], v[0]) : before ? f(*before, v[0]) : 1; for (int i = 1; i < N; ++i) flags[i] = f(v[i - 1], v[i]); }
  template <int N, class B, class F> WS_CUB void ws_tails(B (&flags)[N], T (&v)[N], F f, const T *after) { int t = ws_block_rank(); temp.first[t] = v[0]; __syncthreads(); for (int i = 0; i < N - 1; ++i) flags[i] = f(v[i], v[i + 1]); flags[N - 1] = t < SIZE - 1 ? f(v[N - 1], temp.first[t + 1]) : after ? f(v[N - 1], *after) : 1; }
  template <int N, class B, class F> WS_CUB void FlagHeads(B (&flags)[N], T (&v)[N], F f) { ws_heads(flags, v, f, nullptr); } template <int N, class B, class F> WS_CUB void FlagHeads(B (&flags)[N], T (&v)[N], F f, T before) { ws_heads(flags, v, f, &before); }
  template <int N, class B, class F> WS_CUB void FlagTails(B (&flags)[N], T (&v)[N], F f) { ws_tails(flags, v, f, nullptr); } template <int N, class B, class F> WS_CUB void FlagTails(B (&flags)[N], T (&v)[N], F f, T after) { ws_tails(flags, v, f, &after); }
  template <int N, class B, class F> WS_CUB void FlagHeadsAndTails(B (&heads)[N], B (&tails)[N], T (&v)[N], F f) { int t = ws_block_rank(); temp.first[t] = v[0]; temp.last[t] = v[N - 1]; __syncthreads(); heads[0] = t ? f(temp.last[t - 1], v[0]) : 1; tails[N - 1] = t < SIZE - 1 ? f(v[N - 1], temp.first[t + 1]) : 1; for (int i = 1; i < N; ++i) heads[i] = tails[i - 1] = f(v[i - 1], v[i]); }
  template <int N, class O, class F> WS_CUB void SubtractLeft(T (&v)[N], O (&out)[N], F f) { int t = ws_block_rank(); temp.last[t] = v[N - 1]; __syncthreads(); for (int i = N - 1; i > 0; --i) out[i] = f(v[i], v[i - 1]); out[0] = t ? f(v[0], temp.last[t - 1]) : v[0]; }
 private: TempStorage &temp; };
template <class T, int X, int Y = 1, int Z = 1, int = 0> struct BlockAdjacentDifference : BlockDiscontinuity<T, X, Y, Z> { typedef typename BlockDiscontinuity<T, X, Y, Z>::TempStorage TempStorage; WS_CUB BlockAdjacentDifference(TempStorage &t) : BlockDiscontinuity<T, X, Y, Z>(t) {} };
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
template <class T, int X, int N, int BINS, BlockHistogramAlgorithm A = BLOCK_HISTO_SORT, int Y = 1, int Z = 1, int = 0> class BlockHistogram { static constexpr int SIZE = X * Y * Z;
 public: struct TempStorage { T items[A == BLOCK_HISTO_SORT ? SIZE * N : 1]; }; WS_CUB BlockHistogram(TempStorage &t) : temp(t) {}
  template <class C> WS_CUB void InitHistogram(C (&bins)[BINS]) { for (int b = ws_block_rank(); b < BINS; b += SIZE) bins[b] = 0; }
  template <class C> WS_CUB void Composite(T (&v)[N], C (&bins)[BINS]) { if constexpr (A == BLOCK_HISTO_SORT) { int t = ws_block_rank(); for (int i = 0; i < N; ++i) temp.items[t * N + i] = v[i]; __syncthreads(); for (int b = t; b < BINS; b += SIZE) for (int i = 0; i < SIZE * N; ++i) bins[b] += temp.items[i] == (T)b; } else for (int i = 0; i < N; ++i) atomicAdd(&bins[(unsigned)v[i]], (C)1); }
  template <class C> WS_CUB void Histogram(T (&v)[N], C (&bins)[BINS]) { InitHistogram(bins); __syncthreads(); Composite(v, bins); }
 private: TempStorage &temp; };
template <class T, int X, int Y = 1, int Z = 1, int = 0> class BlockShuffle { static constexpr int SIZE = X * Y * Z;
 public: struct TempStorage { T items[SIZE]; }; WS_CUB BlockShuffle(TempStorage &t) : temp(t) {}
  WS_CUB void Offset(T v, T &out, int by = 1) { int t = ws_block_rank(); temp.items[t] = v; __syncthreads(); if (t + by >= 0 && t + by < SIZE) out = temp.items[t + by]; } WS_CUB void Rotate(T v, T &out, unsigned by = 1) { int t = ws_block_rank(); temp.items[t] = v; __syncthreads(); out = temp.items[(t + by) % SIZE]; }
  template <int N> WS_CUB void Up(T (&v)[N], T (&out)[N]) { int t = ws_block_rank(); temp.items[t] = v[N - 1]; __syncthreads(); for (int i = N - 1; i > 0; --i) out[i] = v[i - 1]; if (t) out[0] = temp.items[t - 1]; } template <int N> WS_CUB void Down(T (&v)[N], T (&out)[N]) { int t = ws_block_rank(); temp.items[t] = v[0]; __syncthreads(); for (int i = 0; i < N - 1; ++i) out[i] = v[i + 1]; if (t < SIZE - 1) out[N - 1] = temp.items[t + 1]; }
 private: TempStorage &temp; };
// Sorts by comparison: each item counts those before it.
template <class K, class V, int SIZE, int N, class SYNC> struct ws_merge_sort { struct TempStorage { K keys[SIZE * N]; V values[SIZE * N]; };
  template <class F> static WS_CUB void sort(TempStorage &temp, int t, K (&k)[N], V *v, F f, int valid) { int rank[N]; for (int i = 0; i < N; ++i) temp.keys[t * N + i] = k[i]; SYNC::sync(); for (int i = 0; i < N; ++i) { rank[i] = 0; int me = t * N + i; for (int j = 0; j < SIZE * N; ++j) { K o = temp.keys[j]; bool beyond = j >= valid, mine = me >= valid; rank[i] += mine != beyond ? mine : mine ? j < me : f(o, k[i]) || (!f(k[i], o) && j < me); } } SYNC::sync(); for (int i = 0; i < N; ++i) { temp.keys[rank[i]] = k[i]; if (v) temp.values[rank[i]] = v[i]; } SYNC::sync(); for (int i = 0; i < N; ++i) { k[i] = temp.keys[t * N + i]; if (v) v[i] = temp.values[t * N + i]; } } };
struct ws_sync_block { static WS_CUB void sync() { __syncthreads(); } }; template <int N> struct ws_sync_warp { static WS_CUB void sync() { __syncwarp(ws_group<N>()); } };
#define WS_CUB_SORTS(RANK) template <class F> WS_CUB void Sort(K (&k)[N], F f) { S::sort(temp, RANK, k, (V *)nullptr, f, SIZE * N); } template <class F> WS_CUB void Sort(K (&k)[N], V (&v)[N], F f) { S::sort(temp, RANK, k, v, f, SIZE * N); } template <class F> WS_CUB void Sort(K (&k)[N], F f, int valid, K) { S::sort(temp, RANK, k, (V *)nullptr, f, valid); } template <class F> WS_CUB void Sort(K (&k)[N], V (&v)[N], F f, int valid, K) { S::sort(temp, RANK, k, v, f, valid); } template <class F> WS_CUB void StableSort(K (&k)[N], F f) { Sort(k, f); } template <class F> WS_CUB void StableSort(K (&k)[N], V (&v)[N], F f) { Sort(k, v, f); }
template <class K, int X, int N, class V = NullType, int Y = 1, int Z = 1> class BlockMergeSort { static constexpr int SIZE = X * Y * Z; typedef ws_merge_sort<K, V, SIZE, N, ws_sync_block> S; public: typedef typename S::TempStorage TempStorage; WS_CUB BlockMergeSort(TempStorage &t) : temp(t) {} WS_CUB_SORTS(ws_block_rank()) private: TempStorage &temp; };
template <class K, int N, int SIZE = 32, class V = NullType, int = 0> class WarpMergeSort { typedef ws_merge_sort<K, V, SIZE, N, ws_sync_warp<SIZE>> S; public: typedef typename S::TempStorage TempStorage; WS_CUB WarpMergeSort(TempStorage &t) : temp(t) {} WS_CUB_SORTS(LaneId() % SIZE) private: TempStorage &temp; };
}
} // extern "C++"
#include "ws/leave.h"
