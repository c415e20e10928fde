// Eight-bit floating-point numbers: four bits of exponent and three of mantissa, or five and two.
#pragma once
#include "cuda_fp16.h"
#include "cuda_bf16.h"
extern "C++" { typedef unsigned char __nv_fp8_storage_t; typedef unsigned short __nv_fp8x2_storage_t; typedef unsigned __nv_fp8x4_storage_t; enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE }; enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };
WS_HD float ws_from_fp8(unsigned char b, int e, int m) { int bias = (1 << (e - 1)) - 1, x = b >> m & ((1 << e) - 1), f = b & ((1 << m) - 1); float s = b & 128 ? -1.0f : 1.0f; if (e == 4 ? x == 15 && f == 7 : x == 31 && f) return __builtin_nanf(""); if (e == 5 && x == 31) return s * __builtin_inff(); return s * (x ? ldexpf((float)((1 << m) + f), x - bias - m) : ldexpf((float)f, 1 - bias - m)); }
WS_HD unsigned char ws_to_fp8(float v, int e, int m) { int bias = (1 << (e - 1)) - 1; unsigned char s = __float_as_uint(v) >> 31 ? 128 : 0; if (v != v) return s | 127; float a = fabsf(v), most = e == 4 ? 448.0f : 57344.0f; if (a >= most) return s | (e == 4 ? 126 : 123); int x = (int)(__float_as_uint(a) >> 23) - 127; if (x < 1 - bias) x = 1 - bias; unsigned q = (unsigned)rintf(ldexpf(a, m - x)); if (q >= 2u << m) { q >>= 1; ++x; } return s | (q < 1u << m ? q : (x + bias) << m | (q & ((1u << m) - 1))); }
#define WS_FP8(N, E, M) struct N { __nv_fp8_storage_t __x; N() = default; WS_C explicit N(float v) : __x(ws_to_fp8(v, E, M)) {} WS_C explicit N(double v) : N((float)v) {} WS_C explicit N(int v) : N((float)v) {} WS_C explicit N(__half v) : N(__half2float(v)) {} WS_C explicit N(__nv_bfloat16 v) : N(__bfloat162float(v)) {} WS_C operator float() const { return ws_from_fp8(__x, E, M); } WS_C explicit operator __half() const { return __float2half((float)*this); } };
WS_FP8(__nv_fp8_e4m3, 4, 3) WS_FP8(__nv_fp8_e5m2, 5, 2)
#define WS_FP8V(N, T, K, V, S) struct __attribute__((aligned(K))) N { S __x; N() = default; };
WS_FP8V(__nv_fp8x2_e4m3, __nv_fp8_e4m3, 2, float2, unsigned short) WS_FP8V(__nv_fp8x4_e4m3, __nv_fp8_e4m3, 4, float4, unsigned) WS_FP8V(__nv_fp8x2_e5m2, __nv_fp8_e5m2, 2, float2, unsigned short) WS_FP8V(__nv_fp8x4_e5m2, __nv_fp8_e5m2, 4, float4, unsigned)
WS_HD __nv_fp8_storage_t __nv_cvt_float_to_fp8(float v, __nv_saturation_t, __nv_fp8_interpretation_t i) { return i == __NV_E4M3 ? ws_to_fp8(v, 4, 3) : ws_to_fp8(v, 5, 2); } WS_HD __nv_fp8_storage_t __nv_cvt_double_to_fp8(double v, __nv_saturation_t s, __nv_fp8_interpretation_t i) { return __nv_cvt_float_to_fp8((float)v, s, i); }
WS_HD __half ws_cvt_fp8(__nv_fp8_storage_t b, __nv_fp8_interpretation_t i) { return __float2half(i == __NV_E4M3 ? ws_from_fp8(b, 4, 3) : ws_from_fp8(b, 5, 2)); }
WS_HD __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 v, __nv_saturation_t s, __nv_fp8_interpretation_t i) { return __nv_cvt_float_to_fp8(v.x, s, i) | (unsigned)__nv_cvt_float_to_fp8(v.y, s, i) << 8; }
} // extern "C++"
