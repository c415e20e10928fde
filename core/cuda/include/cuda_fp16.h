// Half precision: types, conversions, arithmetic, comparisons, and the functions that kernels use.
#pragma once
#include "cuda_shim.h"
// The sixteen bits, computed with as a float: rounding twice gives the same as rounding once for + - * / and square roots.
#if __clang_major__ >= 17
WS_HD float ws_from_half(unsigned short b) { return (float)__builtin_bit_cast(_Float16, b); }
WS_HD unsigned short ws_to_half(float f) { return __builtin_bit_cast(unsigned short, (_Float16)f); }
#else
extern "C" __host__ __device__ float __nv_half2float(unsigned short) noexcept; extern "C" __host__ __device__ unsigned short __nv_float2half_rn(float) noexcept;
WS_HD float ws_from_half(unsigned short b) { return __nv_half2float(b); }
WS_HD unsigned short ws_to_half(float f) { return __nv_float2half_rn(f); }
#endif
struct ws_f16 { unsigned short b; ws_f16() = default; WS_HDM ws_f16(float f) : b(ws_to_half(f)) {} WS_HDM operator float() const { return ws_from_half(b); } };
struct __half_raw { unsigned short x; };
struct __half {
  ws_f16 v;
  __half() = default;
  WS_HDM __half(ws_f16 x, int) : v(x) {}
  WS_HDM __half(float x) : v((ws_f16)x) {} WS_HDM __half(double x) : v((ws_f16)x) {} WS_HDM __half(int x) : v((ws_f16)x) {} WS_HDM __half(unsigned x) : v((ws_f16)x) {} WS_HDM __half(short x) : v((ws_f16)x) {} WS_HDM __half(unsigned short x) : v((ws_f16)x) {} WS_HDM __half(long long x) : v((ws_f16)x) {} WS_HDM __half(unsigned long long x) : v((ws_f16)x) {} WS_HDM __half(long x) : v((ws_f16)x) {} WS_HDM __half(unsigned long x) : v((ws_f16)x) {}
  WS_HDM __half(__half_raw r) : v(__builtin_bit_cast(ws_f16, r.x)) {}
  WS_HDM operator float() const { return (float)v; } WS_HDM operator __half_raw() const { return __half_raw{__builtin_bit_cast(unsigned short, v)}; }
  WS_HDM explicit operator bool() const { return v != (ws_f16)0.0f; } WS_HDM explicit operator int() const { return (int)v; } WS_HDM explicit operator unsigned() const { return (unsigned)v; } WS_HDM explicit operator short() const { return (short)v; } WS_HDM explicit operator double() const { return (double)v; }
  WS_HDM __half &operator=(float x) { v = (ws_f16)x; return *this; } WS_HDM __half &operator=(double x) { v = (ws_f16)x; return *this; } WS_HDM __half &operator=(int x) { v = (ws_f16)x; return *this; }
};
typedef __half half; typedef __half nv_half;
struct __attribute__((aligned(4))) __half2 { __half x, y; __half2() = default; WS_HDM __half2(__half a, __half b) : x(a), y(b) {} };
typedef __half2 half2; typedef __half2 nv_half2; typedef __half2 __nv_half2;
#define WS_H(x) __half((ws_f16)(x), 0)
#define WS_HOP(op) WS_HD __half operator op(__half a, __half b) { return WS_H((float)a.v op (float)b.v); } WS_HD __half &operator op##=(__half &a, __half b) { a.v = (ws_f16)(a.v op b.v); return a; } WS_HD __half2 operator op(__half2 a, __half2 b) { return __half2(a.x op b.x, a.y op b.y); } WS_HD __half2 &operator op##=(__half2 &a, __half2 b) { a = a op b; return a; }
WS_HOP(+) WS_HOP(-) WS_HOP(*) WS_HOP(/)
#define WS_HCMP(op) WS_HD bool operator op(__half a, __half b) { return a.v op b.v; } WS_HD bool operator op(__half2 a, __half2 b) { return a.x.v op b.x.v && a.y.v op b.y.v; }
WS_HCMP(==) WS_HCMP(!=) WS_HCMP(<) WS_HCMP(>) WS_HCMP(<=) WS_HCMP(>=)
WS_HD __half operator-(__half a) { return WS_H(-a.v); } WS_HD __half operator+(__half a) { return a; } WS_HD __half2 operator-(__half2 a) { return __half2(-a.x, -a.y); } WS_HD __half &operator++(__half &a) { a.v = (ws_f16)(a.v + (ws_f16)1.0f); return a; } WS_HD __half &operator--(__half &a) { a.v = (ws_f16)(a.v - (ws_f16)1.0f); return a; }
// conversions
WS_HD __half __float2half(float x) { return __half(x); } WS_HD __half __float2half_rn(float x) { return __half(x); } WS_HD __half __double2half(double x) { return __half(x); } WS_HD float __half2float(__half x) { return (float)x.v; }
WS_HD __half ws_half_toward(float x, bool up) { __half r = __half(x); float f = (float)r.v; unsigned short b = __builtin_bit_cast(unsigned short, r.v); if (f == x || x != x) return r; if (up ? f < x : f > x) { bool away = (f > 0) == up; if (f == 0) b = up ? 1 : 0x8001; else b = (unsigned short)(away ? b + 1 : b - 1); } return WS_H(__builtin_bit_cast(ws_f16, b)); }
WS_HD __half __float2half_rd(float x) { return ws_half_toward(x, false); } WS_HD __half __float2half_ru(float x) { return ws_half_toward(x, true); } WS_HD __half __float2half_rz(float x) { return ws_half_toward(x, x < 0); }
WS_HD __half2 __float2half2_rn(float x) { return __half2(__half(x), __half(x)); } WS_HD __half2 __floats2half2_rn(float a, float b) { return __half2(__half(a), __half(b)); } WS_HD __half2 __float22half2_rn(float2 a) { return __half2(__half(a.x), __half(a.y)); } WS_HD float2 __half22float2(__half2 a) { return make_float2((float)a.x.v, (float)a.y.v); } WS_HD float __low2float(__half2 a) { return (float)a.x.v; } WS_HD float __high2float(__half2 a) { return (float)a.y.v; }
WS_HD __half2 make_half2(__half a, __half b) { return __half2(a, b); } WS_HD __half2 __halves2half2(__half a, __half b) { return __half2(a, b); } WS_HD __half2 __half2half2(__half a) { return __half2(a, a); } WS_HD __half __low2half(__half2 a) { return a.x; } WS_HD __half __high2half(__half2 a) { return a.y; } WS_HD __half2 __lows2half2(__half2 a, __half2 b) { return __half2(a.x, b.x); } WS_HD __half2 __highs2half2(__half2 a, __half2 b) { return __half2(a.y, b.y); } WS_HD __half2 __lowhigh2highlow(__half2 a) { return __half2(a.y, a.x); } WS_HD __half2 __low2half2(__half2 a) { return __half2(a.x, a.x); } WS_HD __half2 __high2half2(__half2 a) { return __half2(a.y, a.y); }
#define WS_HINT(N, T) WS_HD T __half2##N##_rn(__half x) { return (T)rintf((float)x.v); } WS_HD T __half2##N##_rz(__half x) { return (T)(float)x.v; } WS_HD T __half2##N##_rd(__half x) { return (T)floorf((float)x.v); } WS_HD T __half2##N##_ru(__half x) { return (T)ceilf((float)x.v); } WS_HD __half __##N##2half_rn(T x) { return __half(x); } WS_HD __half __##N##2half_rz(T x) { return __float2half_rz((float)x); }
WS_HINT(int, int) WS_HINT(uint, unsigned) WS_HINT(short, short) WS_HINT(ushort, unsigned short) WS_HINT(ll, long long) WS_HINT(ull, unsigned long long)
WS_HD short __half_as_short(__half x) { return __builtin_bit_cast(short, x.v); } WS_HD unsigned short __half_as_ushort(__half x) { return __builtin_bit_cast(unsigned short, x.v); } WS_HD __half __short_as_half(short x) { return WS_H(__builtin_bit_cast(ws_f16, x)); } WS_HD __half __ushort_as_half(unsigned short x) { return WS_H(__builtin_bit_cast(ws_f16, x)); }
// arithmetic
#define WS_HF2(n, e) WS_HD __half n(__half a, __half b) { return WS_H(e); } WS_HD __half2 n##2(__half2 a, __half2 b) { return __half2(n(a.x, b.x), n(a.y, b.y)); }
WS_HF2(__hadd, a.v + b.v) WS_HF2(__hsub, a.v - b.v) WS_HF2(__hmul, a.v * b.v) WS_HF2(__hadd_rn, a.v + b.v) WS_HF2(__hsub_rn, a.v - b.v) WS_HF2(__hmul_rn, a.v * b.v) WS_HF2(__hadd_sat, fminf(fmaxf((float)(a.v + b.v), 0.f), 1.f)) WS_HF2(__hsub_sat, fminf(fmaxf((float)(a.v - b.v), 0.f), 1.f)) WS_HF2(__hmul_sat, fminf(fmaxf((float)(a.v * b.v), 0.f), 1.f)) WS_HF2(__hmax, fmaxf((float)a.v, (float)b.v)) WS_HF2(__hmin, fminf((float)a.v, (float)b.v))
WS_HF2(__hmax_nan, a.v != a.v || b.v != b.v ? __builtin_nanf("") : fmaxf((float)a.v, (float)b.v)) WS_HF2(__hmin_nan, a.v != a.v || b.v != b.v ? __builtin_nanf("") : fminf((float)a.v, (float)b.v))
#define WS_H2S(n, s) WS_HD __half2 n##2##s(__half2 a, __half2 b) { return __half2(n##s(a.x, b.x), n##s(a.y, b.y)); }
WS_H2S(__hadd, _rn) WS_H2S(__hsub, _rn) WS_H2S(__hmul, _rn) WS_H2S(__hadd, _sat) WS_H2S(__hsub, _sat) WS_H2S(__hmul, _sat) WS_H2S(__hmax, _nan) WS_H2S(__hmin, _nan)
WS_HD __half __hdiv(__half a, __half b) { return WS_H(a.v / b.v); } WS_HD __half2 __h2div(__half2 a, __half2 b) { return a / b; } WS_HD __half __hneg(__half a) { return -a; } WS_HD __half habs(__half a) { return WS_H(fabsf((float)a.v)); } WS_HD __half2 __hneg2(__half2 a) { return -a; } WS_HD __half __habs(__half a) { return WS_H(fabsf((float)a.v)); } WS_HD __half2 __habs2(__half2 a) { return __half2(__habs(a.x), __habs(a.y)); }
WS_HD __half __hfma(__half a, __half b, __half c) { return WS_H((double)a.v * (double)b.v + (double)c.v); } WS_HD __half2 __hfma2(__half2 a, __half2 b, __half2 c) { return __half2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); } WS_HD __half __hfma_relu(__half a, __half b, __half c) { __half r = __hfma(a, b, c); return r.v > (ws_f16)0.0f ? r : __half(0.0f); } WS_HD __half __hfma_sat(__half a, __half b, __half c) { return WS_H(fminf(fmaxf((float)__hfma(a, b, c).v, 0.f), 1.f)); }
WS_HD __half2 __hfma2_relu(__half2 a, __half2 b, __half2 c) { return __half2(__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)); } WS_HD __half2 __hfma2_sat(__half2 a, __half2 b, __half2 c) { return __half2(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)); } WS_HD __half2 __hcmadd(__half2 a, __half2 b, __half2 c) { return __half2(__half((float)__hfma(a.x, b.x, c.x) - (float)a.y * (float)b.y), __half((float)__hfma(a.x, b.y, c.y) + (float)a.y * (float)b.x)); }
#define WS_HC2(n, op) WS_HD bool __h##n(__half a, __half b) { return a.v op b.v; } WS_HD bool __h##n##u(__half a, __half b) { return !(a.v == a.v && b.v == b.v) || a.v op b.v; } WS_HD __half2 __h##n##2(__half2 a, __half2 b) { return __half2(__half(a.x.v op b.x.v ? 1.f : 0.f), __half(a.y.v op b.y.v ? 1.f : 0.f)); } WS_HD bool __hb##n##2(__half2 a, __half2 b) { return a.x.v op b.x.v && a.y.v op b.y.v; }
WS_HC2(eq, ==) WS_HC2(ne, !=) WS_HC2(lt, <) WS_HC2(gt, >) WS_HC2(le, <=) WS_HC2(ge, >=)
WS_HD bool __hisnan(__half a) { return !(a.v == a.v); } WS_HD int __hisinf(__half a) { float f = (float)a.v; return f == __builtin_inff() ? 1 : f == -__builtin_inff() ? -1 : 0; } WS_HD bool isnan(__half a) { return __hisnan(a); } WS_HD bool isinf(__half a) { return __hisinf(a) != 0; }
#define WS_HM(h, f) WS_HD __half h(__half a) { return WS_H(f((float)a.v)); } WS_HD __half2 h2##h(__half2 a);
#define WS_HM1(n, f) WS_HD __half h##n(__half a) { return WS_H(f((float)a.v)); } WS_HD __half2 h2##n(__half2 a) { return __half2(h##n(a.x), h##n(a.y)); }
WS_HM1(sqrt, sqrtf) WS_HM1(rsqrt, rsqrtf) WS_HM1(exp, expf) WS_HM1(exp2, exp2f) WS_HM1(exp10, exp10f) WS_HM1(log, logf) WS_HM1(log2, log2f) WS_HM1(log10, log10f) WS_HM1(sin, sinf) WS_HM1(cos, cosf) WS_HM1(floor, floorf) WS_HM1(ceil, ceilf) WS_HM1(trunc, truncf) WS_HM1(rint, rintf) WS_HM1(tanh, tanhf) WS_HM1(rcp, 1.0f /)
// warps and atomics
#ifdef __CUDA__
#define WS_HSHFL(n, A) WS_D __half n(unsigned m, __half v, A a, int w = 32) { return __ushort_as_half((unsigned short)n(m, (int)__half_as_ushort(v), a, w)); } WS_D __half2 n(unsigned m, __half2 v, A a, int w = 32) { return __builtin_bit_cast(__half2, n(m, __builtin_bit_cast(int, v), a, w)); }
WS_HSHFL(__shfl_sync, int) WS_HSHFL(__shfl_up_sync, unsigned) WS_HSHFL(__shfl_down_sync, unsigned) WS_HSHFL(__shfl_xor_sync, int)
WS_D __half atomicAdd(__half *p, __half v) { unsigned short *a = (unsigned short *)p, old = __atomic_load_n(a, __ATOMIC_RELAXED), seen; do { seen = old; old = atomicCAS(a, seen, __half_as_ushort(__ushort_as_half(seen) + v)); } while (old != seen); return __ushort_as_half(old); }
WS_D __half2 atomicAdd(__half2 *p, __half2 v) { __half2 r; r.x = atomicAdd(&p->x, v.x); r.y = atomicAdd(&p->y, v.y); return r; }
#endif
#undef WS_HM
