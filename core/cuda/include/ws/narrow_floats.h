// Conversion to and from floats of four and six bits, which have neither infinities nor NaN.
#pragma once
#include "cuda_fp8.h"
extern "C++" {
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
WS_HD float ws_from_narrow(unsigned b, int e, int m) {
  int bias = (1 << (e - 1)) - 1, x = b >> m & ((1 << e) - 1), f = b & ((1 << m) - 1);
  float s = b >> (e + m) & 1 ? -1.0f : 1.0f;
  return s * (x ? ldexpf((float)((1 << m) + f), x - bias - m) : ldexpf((float)f, 1 - bias - m));
}
WS_HD unsigned ws_to_narrow(float v, int e, int m) {
  int bias = (1 << (e - 1)) - 1;
  unsigned most = (1u << (e + m)) - 1, s = __float_as_uint(v) >> 31 ? 1u << (e + m) : 0;
  if (v != v) return most;
  float a = fabsf(v);
  if (a >= ws_from_narrow(most, e, m)) return s | most;
  int x = (int)(__float_as_uint(a) >> 23) - 127;
  if (x < 1 - bias) x = 1 - bias;
  unsigned q = (unsigned)rintf(ldexpf(a, m - x));
  if (q >= 2u << m) { q >>= 1; ++x; }
  return s | (q < 1u << m ? q : (unsigned)(x + bias) << m | (q & ((1u << m) - 1)));
}
WS_HD float ws_raw_half(__half_raw h) { return __half2float(__half(h)); }
WS_HD float ws_raw_bfloat(__nv_bfloat16_raw h) { return __bfloat162float(__nv_bfloat16(h)); }
WS_HD __half_raw ws_half_raw(float v) { return (__half_raw)__float2half(v); }
} // extern "C++"
// One, two and four of a kind: `S` bits for each in the storage.
#define WS_NARROW(NAME, TWO, FOUR, ONE_T, TWO_T, FOUR_T, E, M, S) \
  struct NAME { ONE_T __x; NAME() = default; WS_C explicit NAME(float v) : __x((ONE_T)ws_to_narrow(v, E, M)) {} WS_C explicit NAME(double v) : NAME((float)v) {} WS_C explicit NAME(int v) : NAME((float)v) {} WS_C explicit NAME(unsigned v) : NAME((float)v) {} WS_C explicit NAME(__half v) : NAME(__half2float(v)) {} WS_C explicit NAME(__nv_bfloat16 v) : NAME(__bfloat162float(v)) {} WS_C explicit operator float() const { return ws_from_narrow(__x, E, M); } WS_C explicit operator double() const { return ws_from_narrow(__x, E, M); } WS_C explicit operator __half() const { return __float2half(ws_from_narrow(__x, E, M)); } WS_C explicit operator __nv_bfloat16() const { return __float2bfloat16(ws_from_narrow(__x, E, M)); } }; \
  struct __attribute__((aligned(sizeof(TWO_T)))) TWO { TWO_T __x; TWO() = default; WS_C explicit TWO(float2 v) : __x((TWO_T)(ws_to_narrow(v.x, E, M) | ws_to_narrow(v.y, E, M) << S)) {} WS_C explicit TWO(double2 v) : TWO(make_float2((float)v.x, (float)v.y)) {} WS_C explicit TWO(__half2 v) : TWO(__half22float2(v)) {} WS_C explicit TWO(__nv_bfloat162 v) : TWO(__bfloat1622float2(v)) {} WS_C explicit operator float2() const { return make_float2(ws_from_narrow(__x & ((1u << S) - 1), E, M), ws_from_narrow((unsigned)__x >> S, E, M)); } WS_C explicit operator __half2() const { return __float22half2_rn((float2)*this); } }; \
  struct __attribute__((aligned(sizeof(FOUR_T)))) FOUR { FOUR_T __x; FOUR() = default; WS_C explicit FOUR(float4 v) : __x((FOUR_T)(ws_to_narrow(v.x, E, M) | ws_to_narrow(v.y, E, M) << S | ws_to_narrow(v.z, E, M) << 2 * S | ws_to_narrow(v.w, E, M) << 3 * S)) {} WS_C explicit FOUR(double4 v) : FOUR(make_float4((float)v.x, (float)v.y, (float)v.z, (float)v.w)) {} WS_C FOUR(__half2 a, __half2 b) : FOUR(make_float4(__low2float(a), __high2float(a), __low2float(b), __high2float(b))) {} WS_C explicit operator float4() const { const unsigned k = (1u << S) - 1; return make_float4(ws_from_narrow(__x & k, E, M), ws_from_narrow((unsigned)__x >> S & k, E, M), ws_from_narrow((unsigned)__x >> 2 * S & k, E, M), ws_from_narrow((unsigned)__x >> 3 * S & k, E, M)); } };
// The functions of a width, where `F` is the interpretation and `E` and `M` its bits.
#define WS_NARROW_CVT(W, S, E, M) \
  WS_HD __nv_fp##W##_storage_t __nv_cvt_float_to_fp##W(float v, __nv_fp##W##_interpretation_t i, cudaRoundMode) { (void)i; return (__nv_fp##W##_storage_t)ws_to_narrow(v, E, M); } \
  WS_HD __nv_fp##W##_storage_t __nv_cvt_double_to_fp##W(double v, __nv_fp##W##_interpretation_t i, cudaRoundMode r) { return __nv_cvt_float_to_fp##W((float)v, i, r); } \
  WS_HD __nv_fp##W##_storage_t __nv_cvt_halfraw_to_fp##W(__half_raw h, __nv_fp##W##_interpretation_t i, cudaRoundMode r) { return __nv_cvt_float_to_fp##W(ws_raw_half(h), i, r); } \
  WS_HD __nv_fp##W##_storage_t __nv_cvt_bfloat16raw_to_fp##W(__nv_bfloat16_raw h, __nv_fp##W##_interpretation_t i, cudaRoundMode r) { return __nv_cvt_float_to_fp##W(ws_raw_bfloat(h), i, r); } \
  WS_HD __nv_fp##W##x2_storage_t __nv_cvt_float2_to_fp##W##x2(float2 v, __nv_fp##W##_interpretation_t i, cudaRoundMode r) { return (__nv_fp##W##x2_storage_t)(__nv_cvt_float_to_fp##W(v.x, i, r) | (unsigned)__nv_cvt_float_to_fp##W(v.y, i, r) << S); } \
  WS_HD __nv_fp##W##x2_storage_t __nv_cvt_double2_to_fp##W##x2(double2 v, __nv_fp##W##_interpretation_t i, cudaRoundMode r) { return __nv_cvt_float2_to_fp##W##x2(make_float2((float)v.x, (float)v.y), i, r); } \
  WS_HD __nv_fp##W##x2_storage_t __nv_cvt_halfraw2_to_fp##W##x2(__half2_raw h, __nv_fp##W##_interpretation_t i, cudaRoundMode r) { return __nv_cvt_float2_to_fp##W##x2(make_float2(ws_raw_half(__half_raw{h.x}), ws_raw_half(__half_raw{h.y})), i, r); } \
  WS_HD __half_raw __nv_cvt_fp##W##_to_halfraw(__nv_fp##W##_storage_t b, __nv_fp##W##_interpretation_t i) { (void)i; return ws_half_raw(ws_from_narrow(b & ((1u << (1 + E + M)) - 1), E, M)); } \
  WS_HD __half2_raw __nv_cvt_fp##W##x2_to_halfraw2(__nv_fp##W##x2_storage_t b, __nv_fp##W##_interpretation_t i) { return __half2_raw{__nv_cvt_fp##W##_to_halfraw(b & ((1u << S) - 1), i).x, __nv_cvt_fp##W##_to_halfraw((__nv_fp##W##_storage_t)((unsigned)b >> S), i).x}; }
