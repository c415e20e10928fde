// Before it sums up, the block waits for each cell: such a loop repeats one volatile read until it likes the
// value. Twin: fail/race/locks/volatile_sum.
// run: --grid 2 --block 32 --arg 'p=f32[32]:zeros' --arg 'o=f32[32]:zeros'
// expect: none
__global__ void k(volatile float *p, float *o) {
  if (blockIdx.x == 0) p[threadIdx.x] = threadIdx.x + 1;
  else {
    float s = 0.f;
    for (int i = 0; i < 32; ++i) {
      float v;
      while ((v = p[i]) == 0.f) {
      }
      s += v;
    }
    o[threadIdx.x] = s;
  }
}
