// Float arithmetic, checked by assert on exact results. Twin: fail/assert/float_math.
// run: --grid 1 --block 32 --arg x=2.0 --model its
// expect: none
// run: --grid 1 --block 32 --arg x=2.0 --model lockstep
// expect: none
__global__ void k(float x) { // warpscope: x == 2.0
  assert(sqrtf(x * 8) == 4.0f && fabsf(-x) == 2.0f && fmaf(x, 3.0f, 1.0f) == 7.0f);
  assert(floorf(-x / 4) == -1.0f && ceilf(x / 4) == 1.0f && truncf(-x * 0.75f) == -1.0f);
  assert(fminf(x, 1.0f) == 1.0f && fmaxf(x, 1.0f) == 2.0f && fmodf(x * 4, 3.0f) == 2.0f);
  assert((int)(x * 1.75f) == 3 && (int)(-x * 1.75f) == -3 && __float2int_rn(x * 1.25f) == 2);
  assert(__float_as_int(x) == 0x40000000 && rsqrtf(x * 2) == 0.5f);
  double d = x;
  assert(d / 3 * 3 == 2.0 && (float)(d / 3) != d / 3 && !isnan(d) && isinf(d / 0.0));
}
