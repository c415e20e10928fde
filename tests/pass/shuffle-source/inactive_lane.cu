// All lanes execute the shuffle.
// Twin: fail/shuffle-source/inactive_lane.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x, v = 3 * t;
  v = __shfl_sync(0xffffffffu, v, t + 8);
  if (t < 16)
    o[t] = v;
}
