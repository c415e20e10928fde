// Brain floats: the upper half of a float, computed with as a float and rounded to nearest even.
#pragma once
#include "cuda_shim.h"
extern "C++" { struct __nv_bfloat16_raw { unsigned short x; };
WS_HD unsigned short ws_bf16_bits(float f) { unsigned b = __builtin_bit_cast(unsigned, f); if ((b & 0x7fffffff) > 0x7f800000) return 0x7fff; return (unsigned short)((b + 0x7fff + ((b >> 16) & 1)) >> 16); }
struct __nv_bfloat16 {
  unsigned short b;
  __nv_bfloat16() = default;
  WS_HDM __nv_bfloat16(float x) : b(ws_bf16_bits(x)) {} WS_HDM __nv_bfloat16(double x) : b(ws_bf16_bits((float)x)) {} WS_HDM __nv_bfloat16(int x) : b(ws_bf16_bits((float)x)) {} WS_HDM __nv_bfloat16(unsigned x) : b(ws_bf16_bits((float)x)) {} WS_HDM __nv_bfloat16(long long x) : b(ws_bf16_bits((float)x)) {} WS_HDM __nv_bfloat16(unsigned long long x) : b(ws_bf16_bits((float)x)) {} WS_HDM __nv_bfloat16(__nv_bfloat16_raw r) : b(r.x) {}
  WS_HDM operator float() const { return __builtin_bit_cast(float, (unsigned)b << 16); } WS_HDM operator __nv_bfloat16_raw() const { return __nv_bfloat16_raw{b}; } WS_HDM explicit operator bool() const { return (b & 0x7fff) != 0; } WS_HDM explicit operator int() const { return (int)(float)*this; }
  WS_HDM __nv_bfloat16 &operator=(float x) { b = ws_bf16_bits(x); return *this; } WS_HDM __nv_bfloat16 &operator=(double x) { b = ws_bf16_bits((float)x); return *this; } WS_HDM __nv_bfloat16 &operator=(int x) { b = ws_bf16_bits((float)x); return *this; }
};
typedef __nv_bfloat16 nv_bfloat16;
struct __attribute__((aligned(4))) __nv_bfloat162 { __nv_bfloat16 x, y; __nv_bfloat162() = default; WS_HDM __nv_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) : x(a), y(b) {} };
typedef __nv_bfloat162 nv_bfloat162;
#define WS_BOP(op) WS_HD __nv_bfloat16 operator op(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat16((float)a op (float)b); } WS_HD __nv_bfloat16 &operator op##=(__nv_bfloat16 &a, __nv_bfloat16 b) { a = a op b; return a; } WS_HD __nv_bfloat162 operator op(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162(a.x op b.x, a.y op b.y); } WS_HD __nv_bfloat162 &operator op##=(__nv_bfloat162 &a, __nv_bfloat162 b) { a = a op b; return a; }
WS_BOP(+) WS_BOP(-) WS_BOP(*) WS_BOP(/)
#define WS_BCMP(op) WS_HD bool operator op(__nv_bfloat16 a, __nv_bfloat16 b) { return (float)a op (float)b; }
WS_BCMP(==) WS_BCMP(!=) WS_BCMP(<) WS_BCMP(>) WS_BCMP(<=) WS_BCMP(>=)
WS_HD __nv_bfloat16 operator-(__nv_bfloat16 a) { return __nv_bfloat16(-(float)a); }
WS_HD __nv_bfloat16 __float2bfloat16(float x) { return __nv_bfloat16(x); } WS_HD __nv_bfloat16 __float2bfloat16_rn(float x) { return __nv_bfloat16(x); } WS_HD __nv_bfloat16 __float2bfloat16_rz(float x) { return __nv_bfloat16(__nv_bfloat16_raw{(unsigned short)(__builtin_bit_cast(unsigned, x) >> 16)}); } WS_HD __nv_bfloat16 __double2bfloat16(double x) { return __nv_bfloat16(x); } WS_HD float __bfloat162float(__nv_bfloat16 x) { return (float)x; } WS_HD __nv_bfloat16 __int2bfloat16_rn(int x) { return __nv_bfloat16(x); } WS_HD int __bfloat162int_rn(__nv_bfloat16 x) { return (int)rintf((float)x); } WS_HD int __bfloat162int_rz(__nv_bfloat16 x) { return (int)(float)x; }
WS_HD __nv_bfloat162 __float2bfloat162_rn(float x) { return __nv_bfloat162(x, x); } WS_HD __nv_bfloat162 __floats2bfloat162_rn(float a, float b) { return __nv_bfloat162(a, b); } WS_HD __nv_bfloat162 __float22bfloat162_rn(float2 a) { return __nv_bfloat162(a.x, a.y); } WS_HD float2 __bfloat1622float2(__nv_bfloat162 a) { return make_float2((float)a.x, (float)a.y); } WS_HD float __low2float(__nv_bfloat162 a) { return (float)a.x; } WS_HD float __high2float(__nv_bfloat162 a) { return (float)a.y; } WS_HD __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); } WS_HD __nv_bfloat162 make_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); } WS_HD __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 a) { return __nv_bfloat162(a, a); } WS_HD __nv_bfloat16 __low2bfloat16(__nv_bfloat162 a) { return a.x; } WS_HD __nv_bfloat16 __high2bfloat16(__nv_bfloat162 a) { return a.y; }
WS_HD unsigned short __bfloat16_as_ushort(__nv_bfloat16 x) { return x.b; } WS_HD short __bfloat16_as_short(__nv_bfloat16 x) { return (short)x.b; } WS_HD __nv_bfloat16 __ushort_as_bfloat16(unsigned short x) { return __nv_bfloat16(__nv_bfloat16_raw{x}); } WS_HD __nv_bfloat16 __short_as_bfloat16(short x) { return __nv_bfloat16(__nv_bfloat16_raw{(unsigned short)x}); }
#define WS_BF2(n, e) WS_HD __nv_bfloat16 n(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat16(e); } WS_HD __nv_bfloat162 n##2(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162(n(a.x, b.x), n(a.y, b.y)); }
WS_BF2(__hadd, (float)a + (float)b) WS_BF2(__hsub, (float)a - (float)b) WS_BF2(__hmul, (float)a * (float)b) WS_BF2(__hmax, fmaxf((float)a, (float)b)) WS_BF2(__hmin, fminf((float)a, (float)b))
WS_HD __nv_bfloat16 __hdiv(__nv_bfloat16 a, __nv_bfloat16 b) { return a / b; } WS_HD __nv_bfloat16 __hneg(__nv_bfloat16 a) { return -a; } WS_HD __nv_bfloat16 __habs(__nv_bfloat16 a) { return __nv_bfloat16(fabsf((float)a)); } WS_HD __nv_bfloat16 __hfma(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c) { return __nv_bfloat16(fmaf((float)a, (float)b, (float)c)); } WS_HD __nv_bfloat162 __hfma2(__nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c) { return __nv_bfloat162(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); }
#define WS_BC2(n, op) WS_HD bool __h##n(__nv_bfloat16 a, __nv_bfloat16 b) { return (float)a op (float)b; }
WS_BC2(eq, ==) WS_BC2(ne, !=) WS_BC2(lt, <) WS_BC2(gt, >) WS_BC2(le, <=) WS_BC2(ge, >=)
WS_HD bool __hisnan(__nv_bfloat16 a) { return (float)a != (float)a; }
#define WS_BM1(n, f) WS_HD __nv_bfloat16 h##n(__nv_bfloat16 a) { return __nv_bfloat16(f((float)a)); }
WS_BM1(sqrt, sqrtf) WS_BM1(rsqrt, rsqrtf) WS_BM1(exp, expf) WS_BM1(exp2, exp2f) WS_BM1(log, logf) WS_BM1(sin, sinf) WS_BM1(cos, cosf) WS_BM1(floor, floorf) WS_BM1(ceil, ceilf) WS_BM1(tanh, tanhf)
#ifdef __CUDA__
#define WS_BSHFL(n, A) WS_D __nv_bfloat16 n(unsigned m, __nv_bfloat16 v, A a, int w = 32) { return __ushort_as_bfloat16((unsigned short)n(m, (int)v.b, a, w)); } WS_D __nv_bfloat162 n(unsigned m, __nv_bfloat162 v, A a, int w = 32) { return __builtin_bit_cast(__nv_bfloat162, n(m, __builtin_bit_cast(int, v), a, w)); }
WS_BSHFL(__shfl_sync, int) WS_BSHFL(__shfl_up_sync, unsigned) WS_BSHFL(__shfl_down_sync, unsigned) WS_BSHFL(__shfl_xor_sync, int)
WS_D __nv_bfloat16 atomicAdd(__nv_bfloat16 *p, __nv_bfloat16 v) { unsigned short *a = (unsigned short *)p, old = __atomic_load_n(a, __ATOMIC_RELAXED), seen; do { seen = old; old = atomicCAS(a, seen, (__ushort_as_bfloat16(seen) + v).b); } while (old != seen); return __ushort_as_bfloat16(old); }
WS_D __nv_bfloat162 atomicAdd(__nv_bfloat162 *p, __nv_bfloat162 v) { __nv_bfloat162 r; r.x = atomicAdd(&p->x, v.x); r.y = atomicAdd(&p->y, v.y); return r; }
#endif
} // extern "C++"
