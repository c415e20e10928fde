// Matrix products of a warp (nvcuda::wmma). Which lane holds what is not told by CUDA: here element i of a matrix is x[i / 32] of some
// lane that no simple pattern of a program agrees with, so that nothing is ordered by it, and another one for each use of a fragment.
// Each lane gets at the others' by shuffles, so that what is loaded, stored and computed is what tensor cores would.
#pragma once
#include "ws/enter.h"
#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include "ws_std.h"
#define WS_MMA __device__ inline __attribute__((always_inline, nodebug))
extern "C++" { WS_HD float __float_to_tf32(float x) { return __uint_as_float((__float_as_uint(x) + 0x1000u) & 0xffffe000u); }
namespace nvcuda { namespace wmma {
struct row_major {}; struct col_major {}; struct matrix_a {}; struct matrix_b {}; struct accumulator {}; enum layout_t { mem_row_major, mem_col_major }; namespace precision { struct tf32 {}; }
template <class T> struct ws_element { typedef T type; typedef float wide; }; template <> struct ws_element<precision::tf32> { typedef float type; typedef float wide; }; template <> struct ws_element<signed char> { typedef signed char type; typedef int wide; }; template <> struct ws_element<unsigned char> { typedef unsigned char type; typedef int wide; }; template <> struct ws_element<double> { typedef double type; typedef double wide; };
template <class U, int M, int N, int K> struct ws_shape; template <int M, int N, int K> struct ws_shape<matrix_a, M, N, K> { static constexpr int rows = M, cols = K, turn = 3; }; template <int M, int N, int K> struct ws_shape<matrix_b, M, N, K> { static constexpr int rows = K, cols = N, turn = 17; }; template <int M, int N, int K> struct ws_shape<accumulator, M, N, K> { static constexpr int rows = M, cols = N, turn = 10; };
template <class U, int M, int N, int K, class T, class L = void> struct fragment { typedef typename ws_element<T>::type element_type; typedef element_type storage_element_type; static constexpr int ws_rows = ws_shape<U, M, N, K>::rows, ws_cols = ws_shape<U, M, N, K>::cols, ws_turn = ws_shape<U, M, N, K>::turn, num_elements = ws_rows * ws_cols / 32, num_storage_elements = num_elements; element_type x[num_elements]; };
template <class U, int M, int N, int K, class T, class L, class V> WS_MMA void fill_fragment(fragment<U, M, N, K, T, L> &f, const V &v) { for (int i = 0; i < f.num_elements; ++i) f.x[i] = (typename ws_element<T>::type)v; }
// The element that a lane holds in x[i], and the lane that holds element `at` in x[at / 32]: 5 * 13 is 1 modulo 32.
template <class F> WS_MMA int ws_element_of(const F &, int i) { return i * 32 + (ws_block_rank() * 5 + i * 7 + F::ws_turn) % 32; }
template <class F> WS_MMA int ws_lane_of(const F &, int at) { return (at - at / 32 * 7 - F::ws_turn) * 13 & 31; }
template <class F> WS_MMA unsigned ws_offset(const F &f, int i, unsigned ld, bool by_rows) { int at = ws_element_of(f, i), row = at / F::ws_cols, col = at % F::ws_cols; return by_rows ? row * ld + col : col * ld + row; }
template <class U, int M, int N, int K, class T, class L, class P> WS_MMA void load_matrix_sync(fragment<U, M, N, K, T, L> &f, const P *p, unsigned ld) { for (int i = 0; i < f.num_elements; ++i) f.x[i] = p[ws_offset(f, i, ld, ::std::is_same_v<L, row_major>)]; }
template <int M, int N, int K, class T, class P> WS_MMA void load_matrix_sync(fragment<accumulator, M, N, K, T> &f, const P *p, unsigned ld, layout_t layout) { for (int i = 0; i < f.num_elements; ++i) f.x[i] = p[ws_offset(f, i, ld, layout == mem_row_major)]; }
template <int M, int N, int K, class T, class P> WS_MMA void store_matrix_sync(P *p, const fragment<accumulator, M, N, K, T> &f, unsigned ld, layout_t layout) { for (int i = 0; i < f.num_elements; ++i) p[ws_offset(f, i, ld, layout == mem_row_major)] = f.x[i]; }
template <int M, int N, int K, class D, class A, class LA, class B, class LB, class C> WS_MMA void mma_sync(fragment<accumulator, M, N, K, D> &d, const fragment<matrix_a, M, N, K, A, LA> &a, const fragment<matrix_b, M, N, K, B, LB> &b, const fragment<accumulator, M, N, K, C> &c, bool = false) {
  typedef typename ws_element<A>::wide W; W as[M * K], bs[K * N];
  for (int i = 0; i < M * K; ++i) as[i] = __shfl_sync(~0u, (W)a.x[i / 32], ws_lane_of(a, i));
  for (int i = 0; i < K * N; ++i) bs[i] = __shfl_sync(~0u, (W)b.x[i / 32], ws_lane_of(b, i));
  for (int e = 0; e < d.num_elements; ++e) { int at = ws_element_of(d, e), row = at / N, col = at % N; W s = (W)c.x[e]; for (int k = 0; k < K; ++k) s += as[row * K + k] * bs[k * N + col]; d.x[e] = (typename ws_element<D>::type)s; }
}
} }
} // extern "C++"
#include "ws/leave.h"
