// cuda_shim.h - device-side CUDA C++ surface for clang with no CUDA SDK (own text, no NVIDIA code).
// Needs only clang's NVPTX builtins. Works with clang 14 .. 22 (native or wasm).
#pragma once
#ifndef __CUDA__
#include "ws/cuda_in_cpp.h"
#else
// Macros of the command line, which exist already, may have any name.
#include "ws/enter.h"
#define __CUDACC_SHIM__ 1
#define CUDART_VERSION 12000
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
// Programs ask for the compiler where they mean its language.
#ifndef __NVCC__
#define __NVCC__ 1
#endif
#define __CUDACC_VER_BUILD__ 140
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#define __CUDA_API_VERSION CUDART_VERSION
#define __global__   __attribute__((global))
#define __device__   __attribute__((device))
#define __host__     __attribute__((host))
#define __shared__   __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__  __attribute__((device, used, section("__managed__")))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__
#define CUDART_INF_F __builtin_inff()
#define CUDART_NAN_F __builtin_nanf("")
#define CUDART_PI_F 3.141592654f
#define CUDART_INF __builtin_inf()
#define WS_D  static inline __attribute__((device, always_inline, nodebug))
#define WS_HD static inline __attribute__((host, device, always_inline, nodebug))
#define ws_algn(...) __attribute__((aligned(__VA_ARGS__)))   // for alignas behind __shared__, which clang before 20 takes for a fault
#define WS_E  extern "C" __attribute__((device))

// ---------------------------------------------------------------- C
#include "ws/libc.h"
#include "ws/math.h"

extern "C++" {

#include "ws/vector_types.h"

// ---------------------------------------------------------------- built-in variables
// On the host they are read by functions for both sides, which run there as one thread.
#ifdef __CUDA_ARCH__
#define WS_FIELD_SIDES __attribute__((device, always_inline, nodebug))
#define WS_FIELD_VALUE(e) e
#else
#define WS_FIELD_SIDES __attribute__((host, device, always_inline, nodebug))
#define WS_FIELD_VALUE(e) 0
#endif
#define WS_FIELD(f,expr) __declspec(property(get = ws_get_##f)) unsigned f; \
  static inline WS_FIELD_SIDES unsigned ws_get_##f() { return WS_FIELD_VALUE(expr); }
#define WS_BV(NAME,R,CONV) struct NAME { \
  WS_FIELD(x, __nvvm_read_ptx_sreg_##R##_x()) WS_FIELD(y, __nvvm_read_ptx_sreg_##R##_y()) WS_FIELD(z, __nvvm_read_ptx_sreg_##R##_z()) \
  __device__ __attribute__((always_inline, nodebug)) operator uint3() const { return uint3{ws_get_x(), ws_get_y(), ws_get_z()}; } CONV };
#define WS_DIMCONV __device__ __attribute__((always_inline, nodebug)) operator dim3() const { return dim3(ws_get_x(), ws_get_y(), ws_get_z()); }
WS_BV(ws_threadIdx_t, tid, ) WS_BV(ws_blockIdx_t, ctaid, ) WS_BV(ws_blockDim_t, ntid, WS_DIMCONV) WS_BV(ws_gridDim_t, nctaid, WS_DIMCONV)
extern const __attribute__((device, weak)) ws_threadIdx_t threadIdx;
extern const __attribute__((device, weak)) ws_blockIdx_t blockIdx;
extern const __attribute__((device, weak)) ws_blockDim_t blockDim;
extern const __attribute__((device, weak)) ws_gridDim_t gridDim;
static constexpr int warpSize = 32;
// The same, where threads are counted whatever the shape: they do not tell that a kernel is made for several axes.
#define WS_SREG(R) WS_E unsigned __ws_sreg_##R##_y() noexcept; WS_E unsigned __ws_sreg_##R##_z() noexcept;
WS_SREG(tid) WS_SREG(ntid) WS_SREG(ctaid) WS_SREG(nctaid)
WS_D unsigned ws_block_rank() { return threadIdx.x + blockDim.x * (__ws_sreg_tid_y() + __ws_sreg_ntid_y() * __ws_sreg_tid_z()); }
WS_D unsigned ws_block_size() { return blockDim.x * __ws_sreg_ntid_y() * __ws_sreg_ntid_z(); }
WS_D unsigned long long ws_grid_rank() { return blockIdx.x + (unsigned long long)gridDim.x * (__ws_sreg_ctaid_y() + (unsigned long long)__ws_sreg_nctaid_y() * __ws_sreg_ctaid_z()); }
WS_D unsigned long long ws_grid_size() { return (unsigned long long)gridDim.x * __ws_sreg_nctaid_y() * __ws_sreg_nctaid_z(); }

// ---------------------------------------------------------------- barriers and fences
// __syncthreads() itself is a clang builtin for NVPTX.
WS_D int  __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
WS_D int  __syncthreads_and(int p)   { return __nvvm_bar0_and(p); }
WS_D int  __syncthreads_or(int p)    { return __nvvm_bar0_or(p); }
WS_D void __syncwarp(unsigned mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }
WS_D void __threadfence_block()  { __nvvm_membar_cta(); }
WS_D void __threadfence()        { __nvvm_membar_gl(); }
WS_D void __threadfence_system() { __nvvm_membar_sys(); }

// ---------------------------------------------------------------- votes, match, active mask
WS_D int __all_sync(unsigned m, int p) { return __nvvm_vote_all_sync(m, p); }
WS_D int __any_sync(unsigned m, int p) { return __nvvm_vote_any_sync(m, p); }
WS_D int __uni_sync(unsigned m, int p) { return __nvvm_vote_uni_sync(m, p); }
WS_D unsigned __ballot_sync(unsigned m, int p) { return __nvvm_vote_ballot_sync(m, p); }
#if __clang_major__ >= 19
WS_D unsigned __activemask() { return __nvvm_activemask(); }
#else
WS_E __attribute__((convergent)) unsigned __ws_activemask();
WS_D unsigned __activemask() { return __ws_activemask(); }
#endif
WS_D unsigned __match_any_sync(unsigned m, int v) { return __nvvm_match_any_sync_i32(m, (unsigned)v); }
WS_D unsigned __match_any_sync(unsigned m, unsigned v) { return __nvvm_match_any_sync_i32(m, v); }
WS_D unsigned __match_any_sync(unsigned m, float v) { return __nvvm_match_any_sync_i32(m, __builtin_bit_cast(unsigned, v)); }
WS_D unsigned __match_any_sync(unsigned m, long long v) { return __nvvm_match_any_sync_i64(m, v); }
WS_D unsigned __match_any_sync(unsigned m, unsigned long long v) { return __nvvm_match_any_sync_i64(m, (long long)v); }
WS_D unsigned __match_all_sync(unsigned m, int v, int *p) { return __nvvm_match_all_sync_i32p(m, (unsigned)v, p); }
WS_D unsigned __match_all_sync(unsigned m, unsigned v, int *p) { return __nvvm_match_all_sync_i32p(m, v, p); }
WS_D unsigned __match_all_sync(unsigned m, unsigned long long v, int *p) { return __nvvm_match_all_sync_i64p(m, (long long)v, p); }
WS_D unsigned __lane_id() { return __nvvm_read_ptx_sreg_laneid(); }
WS_D unsigned __lanemask_lt() { return __nvvm_read_ptx_sreg_lanemask_lt(); }

// ---------------------------------------------------------------- shuffles
#define WS_SHFL1(NAME,OP,C,ARG) \
  WS_D int NAME(unsigned m, int v, ARG a, int w = 32) { return __nvvm_shfl_sync_##OP##_i32(m, v, (int)a, ((32 - w) << 8) | C); } \
  WS_D unsigned NAME(unsigned m, unsigned v, ARG a, int w = 32) { return (unsigned)__nvvm_shfl_sync_##OP##_i32(m, (int)v, (int)a, ((32 - w) << 8) | C); } \
  WS_D float NAME(unsigned m, float v, ARG a, int w = 32) { return __nvvm_shfl_sync_##OP##_f32(m, v, (int)a, ((32 - w) << 8) | C); } \
  WS_D long long NAME(unsigned m, long long v, ARG a, int w = 32) { unsigned lo = (unsigned)NAME(m, (int)v, a, w), hi = (unsigned)NAME(m, (int)(v >> 32), a, w); return (long long)(((unsigned long long)hi << 32) | lo); } \
  WS_D unsigned long long NAME(unsigned m, unsigned long long v, ARG a, int w = 32) { return (unsigned long long)NAME(m, (long long)v, a, w); } \
  WS_D long NAME(unsigned m, long v, ARG a, int w = 32) { return (long)NAME(m, (long long)v, a, w); } \
  WS_D unsigned long NAME(unsigned m, unsigned long v, ARG a, int w = 32) { return (unsigned long)NAME(m, (long long)v, a, w); } \
  WS_D double NAME(unsigned m, double v, ARG a, int w = 32) { return __builtin_bit_cast(double, NAME(m, __builtin_bit_cast(long long, v), a, w)); }
WS_SHFL1(__shfl_sync, idx, 0x1f, int) WS_SHFL1(__shfl_up_sync, up, 0, unsigned)
WS_SHFL1(__shfl_down_sync, down, 0x1f, unsigned) WS_SHFL1(__shfl_xor_sync, bfly, 0x1f, int)
// warp reductions (sm_80)
#if defined(WS_SM80)
WS_D unsigned __reduce_add_sync(unsigned m, unsigned v) { return (unsigned)__nvvm_redux_sync_add((int)v, (int)m); }
WS_D int __reduce_add_sync(unsigned m, int v) { return __nvvm_redux_sync_add(v, (int)m); }
WS_D int __reduce_min_sync(unsigned m, int v) { return __nvvm_redux_sync_min(v, (int)m); }
WS_D int __reduce_max_sync(unsigned m, int v) { return __nvvm_redux_sync_max(v, (int)m); }
WS_D unsigned __reduce_min_sync(unsigned m, unsigned v) { return __nvvm_redux_sync_umin(v, (int)m); }
WS_D unsigned __reduce_max_sync(unsigned m, unsigned v) { return __nvvm_redux_sync_umax(v, (int)m); }
WS_D unsigned __reduce_and_sync(unsigned m, unsigned v) { return (unsigned)__nvvm_redux_sync_and((int)v, (int)m); }
WS_D unsigned __reduce_or_sync(unsigned m, unsigned v) { return (unsigned)__nvvm_redux_sync_or((int)v, (int)m); }
WS_D unsigned __reduce_xor_sync(unsigned m, unsigned v) { return (unsigned)__nvvm_redux_sync_xor((int)v, (int)m); }
#endif

// ---------------------------------------------------------------- atomics
// CUDA atomics are RELAXED: the __nvvm_atom_* builtins yield seq_cst, which would hide races from a happens-before checker.
#if __clang_major__ >= 20
#define WS_SC(sc) __MEMORY_SCOPE_##sc
#define WS_RMW(op,p,v,sc) __scoped_atomic_fetch_##op(p, v, __ATOMIC_RELAXED, WS_SC(sc))
#define WS_XCHG(p,v,sc) __scoped_atomic_exchange_n(p, v, __ATOMIC_RELAXED, WS_SC(sc))
#define WS_CAS(p,e,v,sc) __scoped_atomic_compare_exchange_n(p, e, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED, WS_SC(sc))
#else // no scopes: all become system scope
#define WS_RMW(op,p,v,sc) __atomic_fetch_##op(p, v, __ATOMIC_RELAXED)
#define WS_XCHG(p,v,sc) __atomic_exchange_n(p, v, __ATOMIC_RELAXED)
#define WS_CAS(p,e,v,sc) __atomic_compare_exchange_n(p, e, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#endif
#define WS_AT_INT(T) \
  WS_D T atomicAdd(T *p, T v) { return WS_RMW(add,p,v,DEVICE); } \
  WS_D T atomicSub(T *p, T v) { return WS_RMW(sub,p,v,DEVICE); } \
  WS_D T atomicMin(T *p, T v) { return WS_RMW(min,p,v,DEVICE); } \
  WS_D T atomicMax(T *p, T v) { return WS_RMW(max,p,v,DEVICE); } \
  WS_D T atomicAnd(T *p, T v) { return WS_RMW(and,p,v,DEVICE); } \
  WS_D T atomicOr(T *p, T v)  { return WS_RMW(or,p,v,DEVICE); } \
  WS_D T atomicXor(T *p, T v) { return WS_RMW(xor,p,v,DEVICE); } \
  WS_D T atomicExch(T *p, T v){ return WS_XCHG(p,v,DEVICE); } \
  WS_D T atomicCAS(T *p, T e, T v) { WS_CAS(p,&e,v,DEVICE); return e; }
#define WS_AT_FP(T,I) \
  WS_D T atomicAdd(T *p, T v) { return WS_RMW(add,p,v,DEVICE); } \
  WS_D T atomicExch(T *p, T v) { return __builtin_bit_cast(T, WS_XCHG((I *)p, __builtin_bit_cast(I, v), DEVICE)); }
WS_AT_INT(int) WS_AT_INT(unsigned) WS_AT_INT(unsigned long long) WS_AT_INT(long long)
WS_AT_FP(float, unsigned) WS_AT_FP(double, unsigned long long)
WS_D unsigned short atomicCAS(unsigned short *p, unsigned short e, unsigned short v) { WS_CAS(p,&e,v,DEVICE); return e; }
// clang 22 drops the scope of __scoped_atomic_* on NVPTX (no syncscope in the IR), and the __nvvm_atom_cta_* builtins lose signedness
// of min/max; so _block and _system go to named external functions: __ws_atom_<op>_<scope>_<type>(ptr, value).
#define WS_AT_S2(OP,op,sc,T,t) WS_E T __ws_atom_##op##_##sc##_##t(T *, T) noexcept; WS_D T atomic##OP##_##sc(T *p, T v) { return __ws_atom_##op##_##sc##_##t(p, v); }
#define WS_AT_S3(sc,T,t) WS_E T __ws_atom_cas_##sc##_##t(T *, T, T) noexcept; WS_D T atomicCAS_##sc(T *p, T e, T v) { return __ws_atom_cas_##sc##_##t(p, e, v); }
#define WS_AT_SI(sc,T,t) WS_AT_S2(Add,add,sc,T,t) WS_AT_S2(Sub,sub,sc,T,t) WS_AT_S2(Min,min,sc,T,t) WS_AT_S2(Max,max,sc,T,t) WS_AT_S2(And,and,sc,T,t) WS_AT_S2(Or,or,sc,T,t) WS_AT_S2(Xor,xor,sc,T,t) WS_AT_S2(Exch,exch,sc,T,t) WS_AT_S3(sc,T,t)
#define WS_AT_SC(sc) WS_AT_SI(sc,int,i32) WS_AT_SI(sc,unsigned,u32) WS_AT_SI(sc,unsigned long long,u64) WS_AT_S2(Add,add,sc,float,f32) WS_AT_S2(Exch,exch,sc,float,f32) WS_AT_S2(Add,add,sc,double,f64) WS_AT_S2(Inc,inc,sc,unsigned,u32) WS_AT_S2(Dec,dec,sc,unsigned,u32)
WS_AT_SC(block) WS_AT_SC(system)
#if __has_builtin(__scoped_atomic_uinc_wrap)
WS_D unsigned atomicInc(unsigned *p, unsigned v) { return __scoped_atomic_uinc_wrap(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
WS_D unsigned atomicDec(unsigned *p, unsigned v) { return __scoped_atomic_udec_wrap(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
#else
WS_D unsigned atomicInc(unsigned *p, unsigned v) { return __nvvm_atom_inc_gen_ui(p, v); }
WS_D unsigned atomicDec(unsigned *p, unsigned v) { return __nvvm_atom_dec_gen_ui(p, v); }
#endif

// ---------------------------------------------------------------- math: C library names; clang maps most to llvm.* intrinsics
namespace ws_math {
#define WS_M1(n) WS_MATH1(n)
#define WS_M2(n) WS_MATH2(n)
WS_HD float rsqrtf(float x) { return 1.0f / sqrtf(x); }
WS_HD double rsqrt(double x) { return 1.0 / sqrt(x); }
WS_HD float saturate_(float x) { return fminf(fmaxf(x, 0.f), 1.f); }
WS_HD float __saturatef(float x) { return saturate_(x); }
WS_HD float rsqrt(float x) { return rsqrtf(x); }
} // namespace ws_math
#define WS_MINMAX(T) WS_HD T min(T a, T b) { return b < a ? b : a; } WS_HD T max(T a, T b) { return a < b ? b : a; }
WS_MINMAX(int) WS_MINMAX(unsigned) WS_MINMAX(long) WS_MINMAX(unsigned long) WS_MINMAX(long long) WS_MINMAX(unsigned long long)
WS_HD unsigned min(int a, unsigned b) { return min((unsigned)a, b); } WS_HD unsigned min(unsigned a, int b) { return min(a, (unsigned)b); }
WS_HD unsigned max(int a, unsigned b) { return max((unsigned)a, b); } WS_HD unsigned max(unsigned a, int b) { return max(a, (unsigned)b); }
WS_HD float min(float a, float b) { return fminf(a, b); }   WS_HD float max(float a, float b) { return fmaxf(a, b); }
WS_HD double min(double a, double b) { return fmin(a, b); } WS_HD double max(double a, double b) { return fmax(a, b); }
WS_HD double min(float a, double b) { return fmin((double)a, b); }  WS_HD double max(float a, double b) { return fmax((double)a, b); }
WS_HD double min(double a, float b) { return fmin(a, (double)b); }  WS_HD double max(double a, float b) { return fmax(a, (double)b); }
// fast-math and rounding intrinsics (only round-to-nearest kept; _rz/_ru/_rd left out on purpose)
WS_HD float __expf(float x) { return expf(x); }  WS_HD float __exp10f(float x) { return powf(10.f, x); }
WS_HD float __logf(float x) { return logf(x); }  WS_HD float __log2f(float x) { return log2f(x); } WS_HD float __log10f(float x) { return log10f(x); }
WS_HD float __sinf(float x) { return sinf(x); }  WS_HD float __cosf(float x) { return cosf(x); } WS_HD float __tanf(float x) { return tanf(x); }
WS_HD float __powf(float x, float y) { return powf(x, y); } WS_HD float __fdividef(float a, float b) { return a / b; }
WS_HD float exp10f(float x) { return powf(10.f, x); }
#pragma clang fp contract(off)
WS_HD float __fadd_rn(float a, float b) { return a + b; } WS_HD float __fsub_rn(float a, float b) { return a - b; }
WS_HD float __fmul_rn(float a, float b) { return a * b; } WS_HD float __fdiv_rn(float a, float b) { return a / b; }
WS_HD double __dadd_rn(double a, double b) { return a + b; } WS_HD double __dmul_rn(double a, double b) { return a * b; } WS_HD double __ddiv_rn(double a, double b) { return a / b; }
WS_HD float __frcp_rn(float a) { return 1.0f / a; } WS_HD float __fsqrt_rn(float a) { return sqrtf(a); } WS_HD float __frsqrt_rn(float a) { return 1.0f / sqrtf(a); }
#pragma clang fp contract(on)
WS_HD float __fmaf_rn(float a, float b, float c) { return fmaf(a, b, c); } WS_HD double __fma_rn(double a, double b, double c) { return fma(a, b, c); }
WS_HD int __float_as_int(float x) { return __builtin_bit_cast(int, x); } WS_HD float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
WS_HD unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); } WS_HD float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
WS_HD long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); } WS_HD double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
#ifdef __CUDA_ARCH__
#define WS_CVT(KIND, T, R, x) __nvvm_##KIND##_##R(x)
#else
// The same on the host: rounded, and the nearest number of the type.
template <class T> WS_HD T ws_saturate(double x) {
  constexpr T most = T(-1) < T(0) ? T(~(T(1) << (sizeof(T) * 8 - 1))) : T(~T(0)), least = T(~most);
  return x != x ? T(0) : x >= (double)most ? most : x <= (double)least ? least : T(x);
}
#define WS_ROUND_rn __builtin_rint
#define WS_ROUND_rm __builtin_floor
#define WS_ROUND_rp __builtin_ceil
#define WS_CVT(KIND, T, R, x) ws_saturate<T>(WS_ROUND_##R(x))
#endif
WS_HD int __float2int_rn(float x) { return WS_CVT(f2i, int, rn, x); } WS_HD int __float2int_rz(float x) { return WS_CVT(f2i, int, rn, __builtin_truncf(x)); } WS_HD int __float2int_rd(float x) { return WS_CVT(f2i, int, rm, x); } WS_HD int __float2int_ru(float x) { return WS_CVT(f2i, int, rp, x); }
WS_HD unsigned __float2uint_rn(float x) { return WS_CVT(f2ui, unsigned, rn, x); } WS_HD unsigned __float2uint_rz(float x) { return WS_CVT(f2ui, unsigned, rn, __builtin_truncf(x)); }
WS_HD float __int2float_rn(int x) { return (float)x; } WS_HD float __uint2float_rn(unsigned x) { return (float)x; } WS_HD float __double2float_rn(double x) { return (float)x; }
// integer intrinsics
WS_HD int __popc(unsigned x) { return __builtin_popcount(x); } WS_HD int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
WS_HD int __clz(int x) { return x ? __builtin_clz((unsigned)x) : 32; } WS_HD int __clzll(long long x) { return x ? __builtin_clzll((unsigned long long)x) : 64; }
WS_HD int __ffs(int x) { return __builtin_ffs(x); } WS_HD int __ffsll(long long x) { return __builtin_ffsll(x); }
WS_HD unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); } WS_HD unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
WS_HD int __mul24(int a, int b) { return ((a << 8) >> 8) * ((b << 8) >> 8); }
WS_HD int __mulhi(int a, int b) { return (int)(((long long)a * b) >> 32); } WS_HD unsigned __umulhi(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a * b) >> 32); }
WS_HD unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned s) { return (unsigned)(((((unsigned long long)hi << 32) | lo) << (s & 31)) >> 32); }
WS_HD unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned s) { return (unsigned)((((unsigned long long)hi << 32) | lo) >> (s & 31)); }
template <class T> WS_HD T __ldg(const T *p) { return *p; }  template <class T> WS_HD T __ldcg(const T *p) { return *p; }
template <class T> WS_HD void __stcg(T *p, T v) { *p = v; }

// ---------------------------------------------------------------- clock, traps, printf, assert, malloc
WS_D clock_t clock() { return (clock_t)__nvvm_read_ptx_sreg_clock(); }
WS_D long long clock64() { return __nvvm_read_ptx_sreg_clock64(); }
WS_D void __trap() { __builtin_trap(); }
WS_D void __nanosleep(unsigned) {}
WS_D void __prof_trigger(int) {}
WS_E __attribute__((noreturn)) void __assertfail(const char *msg, const char *file, unsigned line, const char *fn, size_t);
#include "ws/assert.h"

#define WS_HDM __host__ __device__ inline __attribute__((always_inline, nodebug))
#define WS_DM __device__ inline __attribute__((always_inline, nodebug))
#include "ws_device.h"
#ifndef __CUDA_ARCH__
#include "ws/host_stubs.h"
#endif
#include "ws_runtime.h"
#ifdef __CLANG_RDC__
#include "ws/device_launch.h"
#endif
} // extern "C++"
#include "ws/leave.h"
#include "ws/annotations.h"
#endif
