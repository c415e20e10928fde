// What programs use of SSE, SSE2 and AVX on the host, by vectors that every compiler knows.
#pragma once
#include "ws/enter.h"
#include "ws/libc.h"
#define WS_SSE static inline __attribute__((always_inline, nodebug, unused))
typedef float __m128 __attribute__((vector_size(16), aligned(16)));
typedef double __m128d __attribute__((vector_size(16), aligned(16)));
typedef long long __m128i __attribute__((vector_size(16), aligned(16)));
typedef float __m256 __attribute__((vector_size(32), aligned(32)));
typedef double __m256d __attribute__((vector_size(32), aligned(32)));
typedef long long __m256i __attribute__((vector_size(32), aligned(32)));
typedef int ws_i4 __attribute__((vector_size(16))); typedef unsigned ws_u4 __attribute__((vector_size(16)));
typedef int ws_i8 __attribute__((vector_size(32)));
typedef short ws_h8 __attribute__((vector_size(16))); typedef char ws_b16 __attribute__((vector_size(16)));
struct ws_f4_u { __m128 v; } __attribute__((packed, may_alias)); struct ws_d2_u { __m128d v; } __attribute__((packed, may_alias)); struct ws_l2_u { __m128i v; } __attribute__((packed, may_alias));
struct ws_f8_u { __m256 v; } __attribute__((packed, may_alias)); struct ws_d4_u { __m256d v; } __attribute__((packed, may_alias)); struct ws_l4_u { __m256i v; } __attribute__((packed, may_alias));
#define _MM_HINT_T0 3
#define _MM_HINT_T1 2
#define _MM_HINT_T2 1
#define _MM_HINT_NTA 0
#define _mm_prefetch(p, hint) ((void)(p))
#define _MM_SHUFFLE(a, b, c, d) ((a) << 6 | (b) << 4 | (c) << 2 | (d))
#define _MM_SET_FLUSH_ZERO_MODE(mode) ((void)(mode))
#define _MM_SET_DENORMALS_ZERO_MODE(mode) ((void)(mode))
#define _MM_FLUSH_ZERO_ON 0x8000
#define _MM_DENORMALS_ZERO_ON 0x40
WS_SSE void *_mm_malloc(size_t bytes, size_t to) { void *p = 0; return posix_memalign(&p, to < sizeof(void *) ? sizeof(void *) : to, bytes) ? (void *)0 : p; }
WS_SSE void _mm_free(void *p) { free(p); }
// Functions of the compiler have these names.
#define _mm_pause() ((void)0)
#define _mm_sfence() ((void)0)
#define _mm_lfence() ((void)0)
#define _mm_mfence() ((void)0)

WS_SSE __m128 _mm_setzero_ps(void) { return __m128{0, 0, 0, 0}; }
WS_SSE __m128 _mm_set1_ps(float p) { return __m128{p, p, p, p}; }
WS_SSE __m128 _mm_set_ps1(float p) { return __m128{p, p, p, p}; }
WS_SSE __m128 _mm_set_ss(float p) { return __m128{p, 0, 0, 0}; }
WS_SSE __m128 _mm_set_ps(float s, float r, float q, float p) { return __m128{p, q, r, s}; }
WS_SSE __m128 _mm_setr_ps(float p, float q, float r, float s) { return __m128{p, q, r, s}; }
WS_SSE __m128 _mm_load_ps(const float *p) { return *(const __m128 *)p; }
WS_SSE __m128 _mm_loadu_ps(const float *p) { return ((const struct ws_f4_u *)p)->v; }
WS_SSE __m128 _mm_load1_ps(const float *p) { return _mm_set1_ps(*p); }
WS_SSE __m128 _mm_load_ps1(const float *p) { return _mm_set1_ps(*p); }
WS_SSE __m128 _mm_load_ss(const float *p) { return _mm_set_ss(*p); }
WS_SSE void _mm_store_ps(float *p, __m128 v) { *(__m128 *)p = v; }
WS_SSE void _mm_stream_ps(float *p, __m128 v) { *(__m128 *)p = v; }
WS_SSE void _mm_storeu_ps(float *p, __m128 v) { ((struct ws_f4_u *)p)->v = v; }
WS_SSE void _mm_store_ss(float *p, __m128 v) { *p = v[0]; }
WS_SSE float _mm_cvtss_f32(__m128 v) { return v[0]; }
#define WS_SSE_OPS(V, T, E, F) \
  WS_SSE V F##_add_##E(V p, V q) { return p + q; } WS_SSE V F##_sub_##E(V p, V q) { return p - q; } WS_SSE V F##_mul_##E(V p, V q) { return p * q; } WS_SSE V F##_div_##E(V p, V q) { return p / q; } \
  WS_SSE V F##_min_##E(V p, V q) { for (unsigned n = 0; n < sizeof(V) / sizeof(T); ++n) p[n] = p[n] < q[n] ? p[n] : q[n]; return p; } \
  WS_SSE V F##_max_##E(V p, V q) { for (unsigned n = 0; n < sizeof(V) / sizeof(T); ++n) p[n] = p[n] > q[n] ? p[n] : q[n]; return p; } \
  WS_SSE V F##_sqrt_##E(V p) { for (unsigned n = 0; n < sizeof(V) / sizeof(T); ++n) p[n] = (T)__builtin_sqrt(p[n]); return p; } \
  WS_SSE V F##_fmadd_##E(V p, V q, V r) { for (unsigned n = 0; n < sizeof(V) / sizeof(T); ++n) p[n] = sizeof(T) == 4 ? (T)__builtin_fmaf((float)p[n], (float)q[n], (float)r[n]) : (T)__builtin_fma(p[n], q[n], r[n]); return p; } \
  WS_SSE V F##_cmplt_##E(V p, V q) { return (V)(p < q); } WS_SSE V F##_cmple_##E(V p, V q) { return (V)(p <= q); } WS_SSE V F##_cmpgt_##E(V p, V q) { return (V)(p > q); } WS_SSE V F##_cmpge_##E(V p, V q) { return (V)(p >= q); } WS_SSE V F##_cmpeq_##E(V p, V q) { return (V)(p == q); } WS_SSE V F##_cmpneq_##E(V p, V q) { return (V)(p != q); }
WS_SSE_OPS(__m128, float, ps, _mm) WS_SSE_OPS(__m128d, double, pd, _mm) WS_SSE_OPS(__m256, float, ps, _mm256) WS_SSE_OPS(__m256d, double, pd, _mm256)
#define WS_SSE_BITS(V, I, E, F) \
  WS_SSE V F##_and_##E(V p, V q) { return (V)((I)p & (I)q); } WS_SSE V F##_or_##E(V p, V q) { return (V)((I)p | (I)q); } WS_SSE V F##_xor_##E(V p, V q) { return (V)((I)p ^ (I)q); } WS_SSE V F##_andnot_##E(V p, V q) { return (V)(~(I)p & (I)q); }
WS_SSE_BITS(__m128, __m128i, ps, _mm) WS_SSE_BITS(__m128d, __m128i, pd, _mm) WS_SSE_BITS(__m128i, __m128i, si128, _mm) WS_SSE_BITS(__m256, __m256i, ps, _mm256) WS_SSE_BITS(__m256d, __m256i, pd, _mm256) WS_SSE_BITS(__m256i, __m256i, si256, _mm256)
WS_SSE __m128 _mm_add_ss(__m128 p, __m128 q) { p[0] += q[0]; return p; }
WS_SSE __m128 _mm_sub_ss(__m128 p, __m128 q) { p[0] -= q[0]; return p; }
WS_SSE __m128 _mm_mul_ss(__m128 p, __m128 q) { p[0] *= q[0]; return p; }
WS_SSE __m128 _mm_div_ss(__m128 p, __m128 q) { p[0] /= q[0]; return p; }
WS_SSE __m128 _mm_sqrt_ss(__m128 p) { p[0] = __builtin_sqrtf(p[0]); return p; }
WS_SSE __m128 _mm_movehl_ps(__m128 p, __m128 q) { return __m128{q[2], q[3], p[2], p[3]}; }
WS_SSE __m128 _mm_movelh_ps(__m128 p, __m128 q) { return __m128{p[0], p[1], q[0], q[1]}; }
WS_SSE __m128 _mm_unpacklo_ps(__m128 p, __m128 q) { return __m128{p[0], q[0], p[1], q[1]}; }
WS_SSE __m128 _mm_unpackhi_ps(__m128 p, __m128 q) { return __m128{p[2], q[2], p[3], q[3]}; }
WS_SSE __m128 _mm_hadd_ps(__m128 p, __m128 q) { return __m128{p[0] + p[1], p[2] + p[3], q[0] + q[1], q[2] + q[3]}; }
WS_SSE __m128 ws_shuffle_ps(__m128 p, __m128 q, int m) { return __m128{p[m & 3], p[m >> 2 & 3], q[m >> 4 & 3], q[m >> 6 & 3]}; }
#define _mm_shuffle_ps(p, q, m) ws_shuffle_ps(p, q, m)
WS_SSE int _mm_movemask_ps(__m128 p) { const ws_i4 v = (ws_i4)p; return (v[0] < 0) | (v[1] < 0) << 1 | (v[2] < 0) << 2 | (v[3] < 0) << 3; }
WS_SSE __m128 _mm_blendv_ps(__m128 p, __m128 q, __m128 m) { const ws_i4 v = (ws_i4)m; for (int n = 0; n < 4; ++n) if (v[n] < 0) p[n] = q[n]; return p; }
WS_SSE __m128 _mm_rcp_ps(__m128 p) { return _mm_set1_ps(1.0f) / p; }
WS_SSE __m128 _mm_rsqrt_ps(__m128 p) { return _mm_set1_ps(1.0f) / _mm_sqrt_ps(p); }
#define _MM_TRANSPOSE4_PS(r0, r1, r2, r3) do { \
  const __m128 ws_0 = _mm_unpacklo_ps(r0, r1), ws_1 = _mm_unpackhi_ps(r0, r1), ws_2 = _mm_unpacklo_ps(r2, r3), ws_3 = _mm_unpackhi_ps(r2, r3); \
  (r0) = _mm_movelh_ps(ws_0, ws_2); (r1) = _mm_movehl_ps(ws_2, ws_0); (r2) = _mm_movelh_ps(ws_1, ws_3); (r3) = _mm_movehl_ps(ws_3, ws_1); } while (0)

WS_SSE __m128d _mm_setzero_pd(void) { return __m128d{0, 0}; }
WS_SSE __m128d _mm_set1_pd(double p) { return __m128d{p, p}; }
WS_SSE __m128d _mm_set_pd(double q, double p) { return __m128d{p, q}; }
WS_SSE __m128d _mm_load_pd(const double *p) { return *(const __m128d *)p; }
WS_SSE __m128d _mm_loadu_pd(const double *p) { return ((const struct ws_d2_u *)p)->v; }
WS_SSE void _mm_store_pd(double *p, __m128d v) { *(__m128d *)p = v; }
WS_SSE void _mm_storeu_pd(double *p, __m128d v) { ((struct ws_d2_u *)p)->v = v; }
WS_SSE double _mm_cvtsd_f64(__m128d v) { return v[0]; }
WS_SSE __m128d _mm_hadd_pd(__m128d p, __m128d q) { return __m128d{p[0] + p[1], q[0] + q[1]}; }
WS_SSE __m128d _mm_unpackhi_pd(__m128d p, __m128d q) { return __m128d{p[1], q[1]}; }
WS_SSE __m128d _mm_unpacklo_pd(__m128d p, __m128d q) { return __m128d{p[0], q[0]}; }

WS_SSE __m128i _mm_setzero_si128(void) { return __m128i{0, 0}; }
WS_SSE __m128i _mm_set1_epi32(int p) { return (__m128i)ws_i4{p, p, p, p}; }
WS_SSE __m128i _mm_set1_epi16(short p) { return (__m128i)ws_h8{p, p, p, p, p, p, p, p}; }
WS_SSE __m128i _mm_set1_epi8(char p) { ws_b16 v; for (int n = 0; n < 16; ++n) v[n] = p; return (__m128i)v; }
WS_SSE __m128i _mm_set_epi32(int s, int r, int q, int p) { return (__m128i)ws_i4{p, q, r, s}; }
WS_SSE __m128i _mm_setr_epi32(int p, int q, int r, int s) { return (__m128i)ws_i4{p, q, r, s}; }
WS_SSE __m128i _mm_load_si128(const __m128i *p) { return *p; }
WS_SSE __m128i _mm_loadu_si128(const __m128i *p) { return ((const struct ws_l2_u *)p)->v; }
WS_SSE void _mm_store_si128(__m128i *p, __m128i v) { *p = v; }
WS_SSE void _mm_storeu_si128(__m128i *p, __m128i v) { ((struct ws_l2_u *)p)->v = v; }
WS_SSE __m128i _mm_add_epi32(__m128i p, __m128i q) { return (__m128i)((ws_u4)p + (ws_u4)q); }
WS_SSE __m128i _mm_sub_epi32(__m128i p, __m128i q) { return (__m128i)((ws_u4)p - (ws_u4)q); }
WS_SSE __m128i _mm_mullo_epi32(__m128i p, __m128i q) { return (__m128i)((ws_u4)p * (ws_u4)q); }
WS_SSE __m128i _mm_add_epi64(__m128i p, __m128i q) { return p + q; }
WS_SSE __m128i _mm_cmpeq_epi32(__m128i p, __m128i q) { return (__m128i)((ws_i4)p == (ws_i4)q); }
WS_SSE __m128i _mm_cmpgt_epi32(__m128i p, __m128i q) { return (__m128i)((ws_i4)p > (ws_i4)q); }
WS_SSE __m128i _mm_slli_epi32(__m128i p, int by) { return (__m128i)((ws_u4)p << (unsigned)by); }
WS_SSE __m128i _mm_srli_epi32(__m128i p, int by) { return (__m128i)((ws_u4)p >> (unsigned)by); }
WS_SSE __m128i _mm_srai_epi32(__m128i p, int by) { return (__m128i)((ws_i4)p >> by); }
WS_SSE __m128i _mm_max_epi32(__m128i p, __m128i q) { ws_i4 v = (ws_i4)p, w = (ws_i4)q; for (int n = 0; n < 4; ++n) v[n] = v[n] > w[n] ? v[n] : w[n]; return (__m128i)v; }
WS_SSE __m128i _mm_min_epi32(__m128i p, __m128i q) { ws_i4 v = (ws_i4)p, w = (ws_i4)q; for (int n = 0; n < 4; ++n) v[n] = v[n] < w[n] ? v[n] : w[n]; return (__m128i)v; }
WS_SSE int _mm_cvtsi128_si32(__m128i p) { return ((ws_i4)p)[0]; }
WS_SSE int ws_extract_epi32(__m128i p, int n) { return ((ws_i4)p)[n & 3]; }
#define _mm_extract_epi32(p, n) ws_extract_epi32(p, n)
WS_SSE __m128 _mm_cvtepi32_ps(__m128i p) { const ws_i4 v = (ws_i4)p; return __m128{(float)v[0], (float)v[1], (float)v[2], (float)v[3]}; }
WS_SSE __m128i _mm_cvttps_epi32(__m128 p) { return (__m128i)ws_i4{(int)p[0], (int)p[1], (int)p[2], (int)p[3]}; }
WS_SSE __m128i _mm_cvtps_epi32(__m128 p) { return (__m128i)ws_i4{(int)__builtin_rintf(p[0]), (int)__builtin_rintf(p[1]), (int)__builtin_rintf(p[2]), (int)__builtin_rintf(p[3])}; }
WS_SSE __m128 _mm_castsi128_ps(__m128i p) { return (__m128)p; }
WS_SSE __m128i _mm_castps_si128(__m128 p) { return (__m128i)p; }

WS_SSE __m256 _mm256_setzero_ps(void) { return __m256{0, 0, 0, 0, 0, 0, 0, 0}; }
WS_SSE __m256 _mm256_set1_ps(float p) { return __m256{p, p, p, p, p, p, p, p}; }
WS_SSE __m256 _mm256_set_ps(float w, float v, float u, float t, float s, float r, float q, float p) { return __m256{p, q, r, s, t, u, v, w}; }
WS_SSE __m256 _mm256_load_ps(const float *p) { return *(const __m256 *)p; }
WS_SSE __m256 _mm256_loadu_ps(const float *p) { return ((const struct ws_f8_u *)p)->v; }
WS_SSE __m256 _mm256_broadcast_ss(const float *p) { return _mm256_set1_ps(*p); }
WS_SSE void _mm256_store_ps(float *p, __m256 v) { *(__m256 *)p = v; }
WS_SSE void _mm256_storeu_ps(float *p, __m256 v) { ((struct ws_f8_u *)p)->v = v; }
WS_SSE __m128 ws_half_of_ps(__m256 p, int n) { n = (n & 1) * 4; return __m128{p[n], p[n + 1], p[n + 2], p[n + 3]}; }
#define _mm256_extractf128_ps(p, n) ws_half_of_ps(p, n)
WS_SSE __m128 _mm256_castps256_ps128(__m256 p) { return ws_half_of_ps(p, 0); }
WS_SSE __m256 _mm256_hadd_ps(__m256 p, __m256 q) { return __m256{p[0] + p[1], p[2] + p[3], q[0] + q[1], q[2] + q[3], p[4] + p[5], p[6] + p[7], q[4] + q[5], q[6] + q[7]}; }
WS_SSE __m256d _mm256_setzero_pd(void) { return __m256d{0, 0, 0, 0}; }
WS_SSE __m256d _mm256_set1_pd(double p) { return __m256d{p, p, p, p}; }
WS_SSE __m256d _mm256_load_pd(const double *p) { return *(const __m256d *)p; }
WS_SSE __m256d _mm256_loadu_pd(const double *p) { return ((const struct ws_d4_u *)p)->v; }
WS_SSE void _mm256_store_pd(double *p, __m256d v) { *(__m256d *)p = v; }
WS_SSE void _mm256_storeu_pd(double *p, __m256d v) { ((struct ws_d4_u *)p)->v = v; }
WS_SSE __m256i _mm256_setzero_si256(void) { return __m256i{0, 0, 0, 0}; }
WS_SSE __m256i _mm256_set1_epi32(int p) { return (__m256i)ws_i8{p, p, p, p, p, p, p, p}; }
WS_SSE __m256i _mm256_load_si256(const __m256i *p) { return *p; }
WS_SSE __m256i _mm256_loadu_si256(const __m256i *p) { return ((const struct ws_l4_u *)p)->v; }
WS_SSE void _mm256_store_si256(__m256i *p, __m256i v) { *p = v; }
WS_SSE void _mm256_storeu_si256(__m256i *p, __m256i v) { ((struct ws_l4_u *)p)->v = v; }
WS_SSE __m256i _mm256_add_epi32(__m256i p, __m256i q) { return (__m256i)((ws_i8)p + (ws_i8)q); }
WS_SSE void _mm256_zeroupper(void) {}
#undef WS_SSE_OPS
#undef WS_SSE_BITS
#include "ws/leave.h"
