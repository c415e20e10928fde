// A loop over volatile cells waits for nothing, so that what it reads of another block is a race. Twin:
// pass/locks/volatile_sum.
// run: --grid 2 --block 32 --arg 'p=f32[32]:zeros' --arg 'o=f32[32]:zeros'
// expect: race raw 8 11
// run: --grid 2 --block 32 --arg 'p=f32[32]:iota' --arg 'o=f32[32]:zeros'
// expect: race raw 8 11
__global__ void k(volatile float *p, float *o) {
  if (blockIdx.x == 0) p[threadIdx.x] = threadIdx.x;
  else {
    float s = 0.f;
    for (int i = 0; i < 32; ++i) s += p[i];
    o[threadIdx.x] = s;
  }
}
