// Conversions in each rounding, against what doubles and bits say.
// run: --grid 1 --block 32 --arg 'bits=u64[512]:random(3, 0, 18446744073709551615)' --arg 'out=u32[512]:zeros'
// expect: none
#include <assert.h>

// The neighbour of f that lies on the side of d, if f is not it already. `up`: not below d.
__device__ float step(float f, double d, bool up) {
  int b = __float_as_int(f);
  if (up ? (double)f >= d : (double)f <= d) return f;
  bool away = (f >= 0) == up;
  if (f == 0) return __int_as_float(up ? 1 : 0x80000001);
  return __int_as_float(away ? b + 1 : b - 1);
}
// d in the rounding `mode`: 0 nearest, 1 toward zero, 2 down, 3 up.
__device__ float rounded(double d, int mode) {
  float f = (float)d;
  // The nearest may lie on the wrong side; its neighbour does not.
  if (mode == 1) mode = d >= 0 ? 2 : 3;
  if (mode == 2) return (double)f > d ? step(f, d, false) : f;
  if (mode == 3) return (double)f < d ? step(f, d, true) : f;
  return f;
}
__device__ void same(float a, float b) { assert(__float_as_int(a) == __float_as_int(b)); }

__global__ void convert(const unsigned long long *bits, unsigned *out) {
  for (int i = threadIdx.x; i < 512; i += 32) {
    unsigned long long w = bits[i];
    int s = (int)w;
    unsigned u = (unsigned)(w >> 32);
    same(__nvvm_i2f_rn(s), rounded(s, 0)), same(__nvvm_i2f_rz(s), rounded(s, 1)), same(__nvvm_i2f_rm(s), rounded(s, 2)), same(__nvvm_i2f_rp(s), rounded(s, 3));
    same(__nvvm_ui2f_rn(u), rounded(u, 0)), same(__nvvm_ui2f_rz(u), rounded(u, 1)), same(__nvvm_ui2f_rm(u), rounded(u, 2)), same(__nvvm_ui2f_rp(u), rounded(u, 3));
    same(__int2float_rz(s), rounded(s, 1)), same(__int2float_rd(s), rounded(s, 2)), same(__int2float_ru(s), rounded(s, 3));
    same(__uint2float_rz(u), rounded(u, 1)), same(__uint2float_rd(u), rounded(u, 2)), same(__uint2float_ru(u), rounded(u, 3));
    // 53 bits are exact as a double.
    long long l = (long long)w >> 11;
    unsigned long long n = w >> 11;
    same(__nvvm_ll2f_rn(l), rounded((double)l, 0)), same(__nvvm_ll2f_rz(l), rounded((double)l, 1)), same(__nvvm_ll2f_rm(l), rounded((double)l, 2)), same(__nvvm_ll2f_rp(l), rounded((double)l, 3));
    same(__nvvm_ull2f_rz(n), rounded((double)n, 1)), same(__nvvm_ull2f_rm(n), rounded((double)n, 2)), same(__nvvm_ull2f_rp(n), rounded((double)n, 3));
    same(__ll2float_rd(l), rounded((double)l, 2)), same(__ull2float_ru(n), rounded((double)n, 3));
    // Of 64 bits what is lost tells the direction.
    double down = __nvvm_ull2d_rm(w | 1), up = __nvvm_ull2d_rp(w | 1);
    assert((unsigned long long)down <= (w | 1) && (unsigned long long)down == __double2ull_rz(__nvvm_ull2d_rz(w | 1)));
    assert(__double_as_longlong(up) == __double_as_longlong(down) + ((unsigned long long)down != (w | 1)));
    double low = __nvvm_ll2d_rm((long long)w), zero = __nvvm_ll2d_rz((long long)w);
    assert((long long)w >= 0 ? low == zero : low <= zero);
    // To integers: a quarter, a half and three quarters above and below.
    float f = (s >> 10) * 0.25f;
    assert(__nvvm_f2i_rz(f) == (s >> 10) / 4 && __nvvm_f2i_rm(f) == (s >> 12) && __nvvm_f2i_rp(f) == -(-(s >> 10) >> 2));
    int even = __nvvm_f2i_rn(f), twice = (s >> 10) - 4 * even;
    assert(twice >= -2 && twice <= 2 && (twice != 2 && twice != -2 || even % 2 == 0));
    assert(__nvvm_d2i_rm(f) == (s >> 12) && __nvvm_f2ll_rp(f) == -(-(s >> 10) >> 2) && __nvvm_d2ll_rz(f) == (s >> 10) / 4);
    float p = (u >> 10) * 0.25f;
    assert(__nvvm_f2ui_rz(p) == u >> 12 && __nvvm_f2ui_rp(p) == ((u >> 10) + 3) / 4 && __nvvm_f2ull_rm(p) == u >> 12 && __nvvm_d2ull_rp(p) == ((u >> 10) + 3) / 4);
    // Between formats: the low bits of the double decide.
    double d = (double)s + (double)u / 4294967296.0;
    same(__nvvm_d2f_rn(d), rounded(d, 0)), same(__nvvm_d2f_rz(d), rounded(d, 1)), same(__nvvm_d2f_rm(d), rounded(d, 2)), same(__nvvm_d2f_rp(d), rounded(d, 3));
    same(__double2float_rz(d), rounded(d, 1)), same(__double2float_rd(d), rounded(d, 2)), same(__double2float_ru(d), rounded(d, 3));
    out[i] = __float_as_uint(__nvvm_d2f_rz(d));
  }
}
