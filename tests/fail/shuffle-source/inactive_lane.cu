// Lanes 8 to 15 read lanes 16 to 23, which do not execute the shuffle.
// Twin: pass/shuffle-source/inactive_lane.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: shuffle-source - 10
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: shuffle-source - 10
__global__ void k(int *o) {
  int t = threadIdx.x, v = 3 * t;
  if (t < 16)
    o[t] = __shfl_sync(0xffffu, v, t + 8);
}
