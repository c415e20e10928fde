// Division of floats by zero gives infinity. Twin: fail/division-by-zero/division.
// run: --grid 1 --block 32 --arg 'o=f32[32]:zeros' --arg 'a=f32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=f32[32]:zeros' --arg 'a=f32[32]:zeros' --model lockstep
// expect: none
__global__ void k(float *o, const float *a) { // warpscope: a[*] == 0
  int t = threadIdx.x;
  o[t] = 1.0f / a[t];
  assert(isinf(o[t]));
}
