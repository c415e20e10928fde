// `cvt` of PTX in each rounding, against the same by name.
// run: --grid 1 --block 32 --arg 'bits=u64[256]:random(5, 0, 18446744073709551615)' --arg 'out=u32[256]:zeros'
// expect: none
#include <assert.h>
#define CVT(NAME, TO, FROM, D, A, T, F) __device__ T NAME(F x) { T r; asm("cvt." TO "." FROM " %0, %1;" : D(r) : A(x)); return r; }
CVT(f_rz_s, "rz.f32", "s32", "=f", "r", float, int)
CVT(f_rm_s, "rm.f32", "s32", "=f", "r", float, int)
CVT(f_rp_u, "rp.f32", "u32", "=f", "r", float, unsigned)
CVT(f_rz_l, "rz.f32", "s64", "=f", "l", float, long long)
CVT(d_rp_n, "rp.f64", "u64", "=d", "l", double, unsigned long long)
CVT(s_rni_f, "rni.s32", "f32", "=r", "f", int, float)
CVT(u_rpi_f, "rpi.u32", "f32", "=r", "f", unsigned, float)
CVT(l_rmi_d, "rmi.s64", "f64", "=l", "d", long long, double)
CVT(f_rz_d, "rz.f32", "f64", "=f", "d", float, double)
CVT(f_rp_d, "rp.ftz.f32", "f64", "=f", "d", float, double)
CVT(f_rni_f, "rni.f32", "f32", "=f", "f", float, float)
CVT(f_rmi_f, "rmi.ftz.f32", "f32", "=f", "f", float, float)
CVT(d_rpi_d, "rpi.f64", "f64", "=d", "d", double, double)
CVT(d_rzi_d, "rzi.f64", "f64", "=d", "d", double, double)
CVT(f_wide, "f64", "f32", "=d", "f", double, float)

__device__ void same(float a, float b) { assert(__float_as_int(a) == __float_as_int(b)); }
__device__ void same(double a, double b) { assert(__double_as_longlong(a) == __double_as_longlong(b)); }

__global__ void convert(const unsigned long long *bits, unsigned *out) {
  for (int i = threadIdx.x; i < 256; i += 32) {
    unsigned long long w = bits[i];
    int s = (int)w;
    unsigned u = (unsigned)(w >> 32);
    same(f_rz_s(s), __int2float_rz(s)), same(f_rm_s(s), __int2float_rd(s)), same(f_rp_u(u), __uint2float_ru(u));
    same(f_rz_l((long long)w), __ll2float_rz((long long)w)), same(d_rp_n(w), __ull2double_ru(w));
    float f = (s >> 8) * 0.125f;
    double d = (double)s + u / 4294967296.0;
    assert(s_rni_f(f) == __float2int_rn(f) && u_rpi_f(f) == __float2uint_ru(f) && l_rmi_d(d) == __double2ll_rd(d));
    same(f_rz_d(d), __double2float_rz(d)), same(f_rp_d(d), __double2float_ru(d));
    same(f_rni_f(f), rintf(f)), same(f_rmi_f(f), floorf(f)), same(d_rpi_d(d), ceil(d)), same(d_rzi_d(d), trunc(d));
    same(f_wide(f), (double)f);
    out[i] = __float_as_uint(f_rz_d(d));
  }
}
