// Device functions that old or rare code uses: votes and shuffles without a mask, rounding modes, conversions, SIMD in
// a register, cache hints, spaces, further atomics. Included by cuda_shim.h.
#pragma once

// ---------------------------------------------------------------- before Volta: the mask is whoever is there
extern "C++" { template <class T> WS_D T __shfl(T v, int lane, int w = 32) { return __shfl_sync(__activemask(), v, lane, w); }
template <class T> WS_D T __shfl_up(T v, unsigned by, int w = 32) { return __shfl_up_sync(__activemask(), v, by, w); }
template <class T> WS_D T __shfl_down(T v, unsigned by, int w = 32) { return __shfl_down_sync(__activemask(), v, by, w); }
template <class T> WS_D T __shfl_xor(T v, int by, int w = 32) { return __shfl_xor_sync(__activemask(), v, by, w); }
WS_D int __any(int p) { return __any_sync(__activemask(), p); }
WS_D int __all(int p) { return __all_sync(__activemask(), p); }
WS_D unsigned __ballot(int p) { return __ballot_sync(__activemask(), p); }
WS_D unsigned __match_any_sync(unsigned m, double v) { return __match_any_sync(m, __builtin_bit_cast(long long, v)); }
WS_D unsigned __match_any_sync(unsigned m, long v) { return __match_any_sync(m, (long long)v); }
WS_D unsigned __match_any_sync(unsigned m, unsigned long v) { return __match_any_sync(m, (long long)v); }
WS_D unsigned __match_all_sync(unsigned m, float v, int *p) { return __match_all_sync(m, __builtin_bit_cast(unsigned, v), p); }
WS_D unsigned __match_all_sync(unsigned m, long long v, int *p) { return __match_all_sync(m, (unsigned long long)v, p); }
WS_D unsigned __match_all_sync(unsigned m, double v, int *p) { return __match_all_sync(m, __builtin_bit_cast(unsigned long long, v), p); }
WS_D unsigned __fns(unsigned mask, unsigned base, int offset) {
  int at = (int)base, left = offset;
  if (offset == 0) return (mask >> base) & 1 ? base : 0xffffffffu;
  for (int step = offset > 0 ? 1 : -1; at >= 0 && at < 32; at += step)
    if ((mask >> at) & 1) { left -= step; if (left == 0) return (unsigned)at; }
  return 0xffffffffu;
}

// ---------------------------------------------------------------- rounding modes: the nearest value, and one step where
// the exact error says so
WS_HD float ws_next(float x, bool up) {
  if (x != x) return x;
  if (x == 0) return up ? 1.401298464e-45f : -1.401298464e-45f;
  int b = __builtin_bit_cast(int, x);
  if ((up && b == 0x7f800000) || (!up && b == (int)0xff800000u)) return x;
  return __builtin_bit_cast(float, b + ((x > 0) == up ? 1 : -1));
}
WS_HD double ws_next(double x, bool up) {
  if (x != x) return x;
  if (x == 0) return up ? 4.9406564584124654e-324 : -4.9406564584124654e-324;
  long long b = __builtin_bit_cast(long long, x);
  if ((up && b == 0x7ff0000000000000ll) || (!up && b == (long long)0xfff0000000000000ull)) return x;
  return __builtin_bit_cast(double, b + ((x > 0) == up ? 1 : -1));
}
template <class T, class E> WS_HD T ws_rd(T r, E error) { return error < 0 ? ws_next(r, false) : r; }
template <class T, class E> WS_HD T ws_ru(T r, E error) { return error > 0 ? ws_next(r, true) : r; }
template <class T, class E> WS_HD T ws_rz(T r, E error) { return r > 0 ? ws_rd(r, error) : r < 0 ? ws_ru(r, error) : r; }
#pragma clang fp contract(off)
template <class T> WS_HD T ws_add_error(T a, T b, T r) { T t = r - a; return (a - (r - t)) + (b - t); }
#define WS_ROUND(M) \
  WS_HD float __fadd_##M(float a, float b) { float r = a + b; return ws_##M(r, ws_add_error(a, b, r)); } \
  WS_HD float __fsub_##M(float a, float b) { float r = a - b; return ws_##M(r, ws_add_error(a, -b, r)); } \
  WS_HD float __fmul_##M(float a, float b) { float r = a * b; return ws_##M(r, (double)a * b - r); } \
  WS_HD float __fdiv_##M(float a, float b) { float r = a / b, e = fmaf(-r, b, a); return ws_##M(r, b < 0 ? -e : e); } \
  WS_HD float __frcp_##M(float b) { float r = 1.0f / b, e = fmaf(-r, b, 1.0f); return ws_##M(r, b < 0 ? -e : e); } \
  WS_HD float __fsqrt_##M(float a) { float r = sqrtf(a); return ws_##M(r, fmaf(-r, r, a)); } \
  WS_HD float __fmaf_##M(float a, float b, float c) { float r = fmaf(a, b, c); double p = (double)a * b, s = p + c; return ws_##M(r, (s - r) + ws_add_error(p, (double)c, s)); } \
  WS_HD double __dadd_##M(double a, double b) { double r = a + b; return ws_##M(r, ws_add_error(a, b, r)); } \
  WS_HD double __dsub_##M(double a, double b) { double r = a - b; return ws_##M(r, ws_add_error(a, -b, r)); } \
  WS_HD double __dmul_##M(double a, double b) { double r = a * b; return ws_##M(r, fma(a, b, -r)); } \
  WS_HD double __ddiv_##M(double a, double b) { double r = a / b, e = fma(-r, b, a); return ws_##M(r, b < 0 ? -e : e); } \
  WS_HD double __drcp_##M(double b) { double r = 1.0 / b, e = fma(-r, b, 1.0); return ws_##M(r, b < 0 ? -e : e); } \
  WS_HD double __dsqrt_##M(double a) { double r = sqrt(a); return ws_##M(r, fma(-r, r, a)); } \
  WS_HD float __double2float_##M(double x) { float r = (float)x; return ws_##M(r, x - r); } \
  WS_HD float __int2float_##M(int x) { return __double2float_##M((double)x); } \
  WS_HD float __uint2float_##M(unsigned x) { return __double2float_##M((double)x); } \
  WS_HD double __fma_##M(double a, double b, double c) { double r = fma(a, b, c), p = a * b, s = p + c; return ws_##M(r, (s - r) + (ws_add_error(p, c, s) + fma(a, b, -p))); }
WS_ROUND(rd) WS_ROUND(ru) WS_ROUND(rz)
// Doubles do not hold these integers: what rounds must see all of them.
#define WS_LONGS(M, N) \
  WS_D float __ll2float_##M(long long x) { return __nvvm_ll2f_##N(x); } WS_D float __ull2float_##M(unsigned long long x) { return __nvvm_ull2f_##N(x); } \
  WS_D double __ll2double_##M(long long x) { return __nvvm_ll2d_##N(x); } WS_D double __ull2double_##M(unsigned long long x) { return __nvvm_ull2d_##N(x); }
WS_LONGS(rd, rm) WS_LONGS(ru, rp) WS_LONGS(rz, rz)
WS_HD double __dsub_rn(double a, double b) { return a - b; } WS_HD double __drcp_rn(double a) { return 1.0 / a; } WS_HD double __dsqrt_rn(double a) { return sqrt(a); }
#pragma clang fp contract(on)

// ---------------------------------------------------------------- conversions
// The hardware's conversions saturate; those of C++ are undefined beyond the range, and so is what older
// releases make of rz with a constant.
#define WS_TRUNC_f __builtin_truncf
#define WS_TRUNC_d __builtin_trunc
#define WS_CONV(FROM, F, TO, T, N, M, R, P) WS_HD T __##FROM##2##TO##_##M(FROM x) { return (T)WS_CVT(F##2##N, T, R, P(x)); }
#define WS_CONV4(FROM, F, TO, T, N) WS_CONV(FROM, F, TO, T, N, rn, rn, ) WS_CONV(FROM, F, TO, T, N, rz, rn, WS_TRUNC_##F) WS_CONV(FROM, F, TO, T, N, rd, rm, ) WS_CONV(FROM, F, TO, T, N, ru, rp, )
#define WS_CONVS(TO, T, N) WS_CONV4(double, d, TO, T, N)
#define WS_CONVF(TO, T, N) WS_CONV4(float, f, TO, T, N)
WS_CONVS(int, int, i) WS_CONVS(uint, unsigned, ui) WS_CONVS(ll, long long, ll) WS_CONVS(ull, unsigned long long, ull) WS_CONVF(ll, long long, ll) WS_CONVF(ull, unsigned long long, ull)
WS_CONV(float, f, uint, unsigned, ui, rd, rm, ) WS_CONV(float, f, uint, unsigned, ui, ru, rp, )
WS_HD double __int2double_rn(int x) { return x; } WS_HD double __uint2double_rn(unsigned x) { return x; }
WS_HD float __ll2float_rn(long long x) { return (float)x; } WS_HD float __ull2float_rn(unsigned long long x) { return (float)x; }
WS_HD double __ll2double_rn(long long x) { return (double)x; } WS_HD double __ull2double_rn(unsigned long long x) { return (double)x; }
WS_HD int __double2hiint(double x) { return (int)(__builtin_bit_cast(long long, x) >> 32); }
WS_HD int __double2loint(double x) { return (int)__builtin_bit_cast(long long, x); }
WS_HD double __hiloint2double(int hi, int lo) { return __builtin_bit_cast(double, (long long)(((unsigned long long)(unsigned)hi << 32) | (unsigned)lo)); }

// ---------------------------------------------------------------- integers
WS_HD int __sad(int a, int b, unsigned c) { return (int)((a < b ? (unsigned)b - (unsigned)a : (unsigned)a - (unsigned)b) + c); }
WS_HD unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a < b ? b - a : a - b) + c; }
WS_HD int __hadd(int a, int b) { return (int)(((long long)a + b) >> 1); } WS_HD int __rhadd(int a, int b) { return (int)(((long long)a + b + 1) >> 1); }
WS_HD unsigned __uhadd(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a + b) >> 1); } WS_HD unsigned __urhadd(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a + b + 1) >> 1); }
WS_HD unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffff) * (b & 0xffffff); }
WS_HD long long __mul64hi(long long a, long long b) { return (long long)(((__int128)a * b) >> 64); }
WS_HD unsigned long long __umul64hi(unsigned long long a, unsigned long long b) { return (unsigned long long)(((unsigned __int128)a * b) >> 64); }
WS_HD unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned s) { return s >= 32 ? lo : __funnelshift_l(lo, hi, s); }
WS_HD unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned s) { return s >= 32 ? hi : __funnelshift_r(lo, hi, s); }
WS_HD unsigned __byte_perm(unsigned x, unsigned y, unsigned s) {
  unsigned long long all = ((unsigned long long)y << 32) | x; unsigned r = 0;
  for (int i = 0; i < 4; ++i) r |= (unsigned)((all >> (8 * ((s >> (4 * i)) & 7))) & 0xff) << (8 * i);
  return r;
}
WS_HD int __dp4a(int a, int b, int c) { for (int i = 0; i < 32; i += 8) c += (int)(signed char)(a >> i) * (signed char)(b >> i); return c; }
WS_HD unsigned __dp4a(unsigned a, unsigned b, unsigned c) { for (int i = 0; i < 32; i += 8) c += ((a >> i) & 255) * ((b >> i) & 255); return c; }
WS_HD int __dp4a(char4 a, char4 b, int c) { return c + a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
WS_HD unsigned __dp4a(uchar4 a, uchar4 b, unsigned c) { return c + a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
WS_HD int __dp2a_lo(int a, int b, int c) { return c + (short)a * (signed char)b + (short)(a >> 16) * (signed char)(b >> 8); }
WS_HD int __dp2a_hi(int a, int b, int c) { return __dp2a_lo(a, b >> 16, c); }

// ---------------------------------------------------------------- two or four numbers in a register
#define WS_SIMD(NAME, BITS, T, E) WS_HD unsigned NAME(unsigned a, unsigned b) { unsigned r = 0; for (int i = 0; i < 32; i += BITS) { T x = (T)(a >> i), y = (T)(b >> i); r |= ((unsigned)(E) & ((1u << BITS) - 1)) << i; } return r; }
#define WS_SIMD1(NAME, BITS, T, E) WS_HD unsigned NAME(unsigned a) { unsigned r = 0; for (int i = 0; i < 32; i += BITS) { T x = (T)(a >> i); r |= ((unsigned)(E) & ((1u << BITS) - 1)) << i; } return r; }
#define WS_SIMDS(N, BITS, S, U) \
  WS_SIMD(__vadd##N, BITS, U, x + y) WS_SIMD(__vsub##N, BITS, U, x - y) \
  WS_SIMD(__vaddss##N, BITS, S, ws_clamp(x + y, -(1 << (BITS - 1)), (1 << (BITS - 1)) - 1)) WS_SIMD(__vsubss##N, BITS, S, ws_clamp(x - y, -(1 << (BITS - 1)), (1 << (BITS - 1)) - 1)) \
  WS_SIMD(__vaddus##N, BITS, U, ws_clamp(x + y, 0, (1 << BITS) - 1)) WS_SIMD(__vsubus##N, BITS, U, ws_clamp(x - y, 0, (1 << BITS) - 1)) \
  WS_SIMD(__vmaxs##N, BITS, S, x < y ? y : x) WS_SIMD(__vmaxu##N, BITS, U, x < y ? y : x) WS_SIMD(__vmins##N, BITS, S, y < x ? y : x) WS_SIMD(__vminu##N, BITS, U, y < x ? y : x) \
  WS_SIMD(__vavgs##N, BITS, S, (x + y + (x + y >= 0)) >> 1) WS_SIMD(__vavgu##N, BITS, U, (x + y + 1) >> 1) WS_SIMD(__vhaddu##N, BITS, U, (x + y) >> 1) \
  WS_SIMD(__vabsdiffs##N, BITS, S, x < y ? y - x : x - y) WS_SIMD(__vabsdiffu##N, BITS, U, x < y ? y - x : x - y) \
  WS_SIMD(__vcmpeq##N, BITS, U, x == y ? -1 : 0) WS_SIMD(__vcmpne##N, BITS, U, x != y ? -1 : 0) \
  WS_SIMD(__vcmpgts##N, BITS, S, x > y ? -1 : 0) WS_SIMD(__vcmpges##N, BITS, S, x >= y ? -1 : 0) WS_SIMD(__vcmplts##N, BITS, S, x < y ? -1 : 0) WS_SIMD(__vcmples##N, BITS, S, x <= y ? -1 : 0) \
  WS_SIMD(__vcmpgtu##N, BITS, U, x > y ? -1 : 0) WS_SIMD(__vcmpgeu##N, BITS, U, x >= y ? -1 : 0) WS_SIMD(__vcmpltu##N, BITS, U, x < y ? -1 : 0) WS_SIMD(__vcmpleu##N, BITS, U, x <= y ? -1 : 0) \
  WS_SIMD(__vseteq##N, BITS, U, x == y) WS_SIMD(__vsetne##N, BITS, U, x != y) WS_SIMD(__vsetgts##N, BITS, S, x > y) WS_SIMD(__vsetges##N, BITS, S, x >= y) WS_SIMD(__vsetlts##N, BITS, S, x < y) WS_SIMD(__vsetles##N, BITS, S, x <= y) \
  WS_SIMD(__vsetgtu##N, BITS, U, x > y) WS_SIMD(__vsetgeu##N, BITS, U, x >= y) WS_SIMD(__vsetltu##N, BITS, U, x < y) WS_SIMD(__vsetleu##N, BITS, U, x <= y) \
  WS_SIMD1(__vabs##N, BITS, S, x < 0 ? -x : x) WS_SIMD1(__vneg##N, BITS, S, -x) WS_SIMD1(__vabsss##N, BITS, S, ws_clamp(x < 0 ? -x : x, 0, (1 << (BITS - 1)) - 1)) WS_SIMD1(__vnegss##N, BITS, S, ws_clamp(-x, -(1 << (BITS - 1)), (1 << (BITS - 1)) - 1)) \
  WS_HD unsigned __vsads##N(unsigned a, unsigned b) { unsigned d = __vabsdiffs##N(a, b), r = 0; for (int i = 0; i < 32; i += BITS) r += (U)(d >> i); return r; } \
  WS_HD unsigned __vsadu##N(unsigned a, unsigned b) { unsigned d = __vabsdiffu##N(a, b), r = 0; for (int i = 0; i < 32; i += BITS) r += (U)(d >> i); return r; }
WS_HD int ws_clamp(int x, int lo, int hi) { return x < lo ? lo : hi < x ? hi : x; }
WS_SIMDS(4, 8, signed char, unsigned char) WS_SIMDS(2, 16, short, unsigned short)
// The largest or smallest of two or three numbers or of a sum, none below zero if so named; `b`: which of two it was.
#define WS_VI3(NAME, T, E) WS_HD T NAME(T a, T b, T c) { return E; }
#define WS_VI(OP, CMP, N, T) WS_HD T ws_##OP##N(T a, T b) { return a CMP b ? a : b; } WS_VI3(__vi##OP##3_##N, T, ws_##OP##N(ws_##OP##N(a, b), c)) WS_VI3(__viadd##OP##_##N, T, ws_##OP##N((T)(a + b), c)) WS_HD T __vib##OP##_##N(T a, T b, bool *first) { *first = a CMP##= b; return *first ? a : b; }
WS_VI(max, >, s32, int) WS_VI(min, <, s32, int) WS_VI(max, >, u32, unsigned) WS_VI(min, <, u32, unsigned)
#define WS_VIR(OP) WS_HD int __vi##OP##_s32_relu(int a, int b) { return ws_maxs32(ws_##OP##s32(a, b), 0); } WS_VI3(__vi##OP##3_s32_relu, int, ws_maxs32(__vi##OP##3_s32(a, b, c), 0)) WS_VI3(__viadd##OP##_s32_relu, int, ws_maxs32(__viadd##OP##_s32(a, b, c), 0)) \
  WS_HD unsigned __vi##OP##_s16x2_relu(unsigned a, unsigned b) { return __vmaxs2(__v##OP##s2(a, b), 0); } WS_VI3(__vi##OP##3_s16x2_relu, unsigned, __vmaxs2(__v##OP##s2(__v##OP##s2(a, b), c), 0)) WS_VI3(__viadd##OP##_s16x2_relu, unsigned, __vmaxs2(__v##OP##s2(__vadd2(a, b), c), 0)) \
  WS_VI3(__vi##OP##3_s16x2, unsigned, __v##OP##s2(__v##OP##s2(a, b), c)) WS_VI3(__vi##OP##3_u16x2, unsigned, __v##OP##u2(__v##OP##u2(a, b), c)) WS_VI3(__viadd##OP##_s16x2, unsigned, __v##OP##s2(__vadd2(a, b), c)) WS_VI3(__viadd##OP##_u16x2, unsigned, __v##OP##u2(__vadd2(a, b), c)) \
  WS_HD unsigned __vib##OP##_s16x2(unsigned a, unsigned b, bool *high, bool *low) { unsigned r = __v##OP##s2(a, b); *high = r >> 16 == a >> 16; *low = (r & 65535) == (a & 65535); return r; } WS_HD unsigned __vib##OP##_u16x2(unsigned a, unsigned b, bool *high, bool *low) { unsigned r = __v##OP##u2(a, b); *high = r >> 16 == a >> 16; *low = (r & 65535) == (a & 65535); return r; }
WS_VIR(max) WS_VIR(min)

// ---------------------------------------------------------------- loads and stores with a cache hint, address spaces
#define WS_LD(n) template <class T> WS_D T n(const T *p) { return *p; }
#define WS_ST(n) template <class T> WS_D void n(T *p, typename ws_same<T>::type v) { *p = v; }
template <class T> struct ws_same { typedef T type; };
WS_LD(__ldca) WS_LD(__ldcs) WS_LD(__ldlu) WS_LD(__ldcv) WS_ST(__stwb) WS_ST(__stcs) WS_ST(__stwt)
WS_D unsigned __isGlobal(const void *p) { return __nvvm_isspacep_global(p); } WS_D unsigned __isShared(const void *p) { return __nvvm_isspacep_shared(p); }
WS_D unsigned __isConstant(const void *p) { return __nvvm_isspacep_const(p); } WS_D unsigned __isLocal(const void *p) { return __nvvm_isspacep_local(p); }
WS_D size_t __cvta_generic_to_shared(const void *p) { return (size_t)(__attribute__((address_space(3))) void *)p; }
WS_D size_t __cvta_generic_to_global(const void *p) { return (size_t)(__attribute__((address_space(1))) void *)p; }
WS_D void *__cvta_shared_to_generic(size_t p) { return (void *)(__attribute__((address_space(3))) void *)p; }
WS_D void *__cvta_global_to_generic(size_t p) { return (void *)(__attribute__((address_space(1))) void *)p; }
WS_D unsigned __nvvm_get_smem_pointer(void *p) { return (unsigned)__cvta_generic_to_shared(p); }
WS_D void __brkpt() { __builtin_trap(); }
WS_D unsigned __smid() { return __nvvm_read_ptx_sreg_smid(); }
WS_D unsigned __warpid() { return __nvvm_read_ptx_sreg_warpid(); }
#define __builtin_align__(n) __align__(n)
#define __cluster_dims__(...)
#define __maxnreg__(n)
#define __block_size__(...)
#define __nv_pure__
#define __device_builtin__
#define __cudart_builtin__
#define __inline_hint__

// ---------------------------------------------------------------- further atomics
#define WS_AT_I64(sc) WS_AT_S2(Min,min,sc,long long,i64) WS_AT_S2(Max,max,sc,long long,i64) WS_AT_S2(And,and,sc,long long,i64) WS_AT_S2(Or,or,sc,long long,i64) WS_AT_S2(Xor,xor,sc,long long,i64)
WS_AT_I64(block) WS_AT_I64(system)
WS_D float atomicSub(float *p, float v) { return atomicAdd(p, -v); }
WS_D unsigned short atomicCAS_block(unsigned short *p, unsigned short e, unsigned short v) { return atomicCAS(p, e, v); }
WS_D unsigned short atomicCAS_system(unsigned short *p, unsigned short e, unsigned short v) { return atomicCAS(p, e, v); }
WS_D float2 atomicAdd(float2 *p, float2 v) { return make_float2(atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)); }
WS_D float4 atomicAdd(float4 *p, float4 v) { return make_float4(atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y), atomicAdd(&p->z, v.z), atomicAdd(&p->w, v.w)); }

// ---------------------------------------------------------------- further mathematics
namespace ws_math {
WS_M1(rcbrt) WS_M1(erfinv) WS_M1(sinpi) WS_M1(cospi)
WS_MX1(rsqrt)
WS_EM double exp10(double) noexcept; WS_HD float exp10(float x) { return powf(10.f, x); }
WS_HD void sincospi(double x, double *s, double *c) { *s = sinpi(x); *c = cospi(x); } WS_HD void sincospif(float x, float *s, float *c) { *s = sinpif(x); *c = cospif(x); }
WS_HD void sincos(float x, float *s, float *c) { *s = sinf(x); *c = cosf(x); }
WS_HD double rhypot(double x, double y) { return 1.0 / hypot(x, y); } WS_HD float rhypotf(float x, float y) { return 1.0f / hypotf(x, y); }
WS_HD double norm3d(double x, double y, double z) { return sqrt(x * x + y * y + z * z); } WS_HD float norm3df(float x, float y, float z) { return sqrtf(x * x + y * y + z * z); }
WS_HD double norm4d(double x, double y, double z, double w) { return sqrt(x * x + y * y + z * z + w * w); } WS_HD float norm4df(float x, float y, float z, float w) { return sqrtf(x * x + y * y + z * z + w * w); }
WS_HD double rnorm3d(double x, double y, double z) { return 1.0 / norm3d(x, y, z); } WS_HD float rnorm3df(float x, float y, float z) { return 1.0f / norm3df(x, y, z); }
WS_HD double norm(int n, const double *a) { double s = 0; for (int i = 0; i < n; ++i) s += a[i] * a[i]; return sqrt(s); } WS_HD float normf(int n, const float *a) { float s = 0; for (int i = 0; i < n; ++i) s += a[i] * a[i]; return sqrtf(s); }
WS_HD double rnorm(int n, const double *a) { return 1.0 / norm(n, a); } WS_HD float rnormf(int n, const float *a) { return 1.0f / normf(n, a); }
WS_HD double erfcinv(double x) { return erfinv(1.0 - x); } WS_HD float erfcinvf(float x) { return erfinvf(1.0f - x); }
WS_HD double normcdf(double x) { return 0.5 * erfc(-x * 0.70710678118654752); } WS_HD float normcdff(float x) { return 0.5f * erfcf(-x * 0.707106781f); }
WS_HD double normcdfinv(double x) { return 1.4142135623730951 * erfinv(2.0 * x - 1.0); } WS_HD float normcdfinvf(float x) { return 1.41421356f * erfinvf(2.0f * x - 1.0f); }
WS_HD float fdividef(float a, float b) { return a / b; }
// Bessel functions of integer order by recurrence from orders 0 and 1, and the modified ones by their series.
WS_HD double jn(int n, double x) { double a = j0(x), b = j1(x); if (n <= 0) return a; for (int i = 1; i < n; ++i) { double c = 2.0 * i / x * b - a; a = b; b = c; } return b; } WS_HD float jnf(int n, float x) { return (float)jn(n, x); }
WS_HD double yn(int n, double x) { double a = y0(x), b = y1(x); if (n <= 0) return a; for (int i = 1; i < n; ++i) { double c = 2.0 * i / x * b - a; a = b; b = c; } return b; } WS_HD float ynf(int n, float x) { return (float)yn(n, x); }
WS_HD double ws_bessel_i(int n, double x) { double term = n ? x / 2 : 1.0, sum = term; for (int k = 1; k < 64; ++k) { term *= x * x / 4 / k / (k + n); sum += term; } return sum; } WS_HD double cyl_bessel_i0(double x) { return ws_bessel_i(0, x); } WS_HD double cyl_bessel_i1(double x) { return ws_bessel_i(1, x); } WS_HD float cyl_bessel_i0f(float x) { return (float)ws_bessel_i(0, x); } WS_HD float cyl_bessel_i1f(float x) { return (float)ws_bessel_i(1, x); }
WS_HD double erfcx(double x) { return x < 25.0 ? exp(x * x) * erfc(x) : 0.56418958354775629 / x; } WS_HD float erfcxf(float x) { return (float)erfcx((double)x); }
#ifdef __CUDA_ARCH__
WS_D float scalblnf(float x, long n) { return ldexpf(x, n > 4096 ? 4096 : n < -4096 ? -4096 : (int)n); } WS_D double scalbln(double x, long n) { return ldexp(x, n > 4096 ? 4096 : n < -4096 ? -4096 : (int)n); }
WS_D double remquo(double x, double y, int *q) { double r = remainder(x, y); *q = (int)fmod((x - r) / y, 8.0); return r; } WS_D float remquof(float x, float y, int *q) { return (float)remquo((double)x, (double)y, q); }
#endif
}
WS_HD void __sincosf(float x, float *s, float *c) { *s = sinf(x); *c = cosf(x); }
WS_HD double __drcp_rn_(double a) { return 1.0 / a; }
WS_HD double fdivide(double a, double b) { return a / b; }
// min and max of unlike integers, as the usual conversions would have it
#define WS_MINMAX2(A,B,T) WS_HD T min(A a, B b) { return min((T)a, (T)b); } WS_HD T max(A a, B b) { return max((T)a, (T)b); } WS_HD T min(B a, A b) { return min((T)a, (T)b); } WS_HD T max(B a, A b) { return max((T)a, (T)b); }
WS_MINMAX2(int,long,long) WS_MINMAX2(int,unsigned long,unsigned long) WS_MINMAX2(int,long long,long long) WS_MINMAX2(int,unsigned long long,unsigned long long) WS_MINMAX2(unsigned,long,long) WS_MINMAX2(unsigned,unsigned long,unsigned long)
WS_MINMAX2(unsigned,long long,long long) WS_MINMAX2(unsigned,unsigned long long,unsigned long long) WS_MINMAX2(long,unsigned long,unsigned long) WS_MINMAX2(long long,unsigned long long,unsigned long long) WS_MINMAX2(int,float,float) WS_MINMAX2(int,double,double) WS_MINMAX2(unsigned,float,float) WS_MINMAX2(unsigned,double,double)
WS_HD unsigned umin(unsigned a, unsigned b) { return min(a, b); } WS_HD unsigned umax(unsigned a, unsigned b) { return max(a, b); }
WS_HD long long llmin(long long a, long long b) { return min(a, b); } WS_HD long long llmax(long long a, long long b) { return max(a, b); }
} // extern "C++"
#ifndef alloca
#define alloca(size) __builtin_alloca(size)
#endif
#include "ws_texture.h"
