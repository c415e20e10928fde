// Only lane 0 holds the whole sum after shuffling down. Twin: pass/assert/shuffles.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: assert - 11
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: assert - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  int v = t;
  for (int d = 16; d > 0; d >>= 1)
    v += __shfl_down_sync(0xffffffffu, v, d);
  assert(v == 496);
  o[t] = v;
}
