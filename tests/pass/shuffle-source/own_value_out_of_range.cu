// Out of its segment a lane gets its own value.
// Twin: fail/shuffle-source/ended_lane.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x, v = t;
  v += __shfl_down_sync(0xffffffffu, v, 16);
  v += __shfl_up_sync(0xffffffffu, v, 8, 16);
  v += __shfl_xor_sync(0xffffffffu, v, 4, 8);
  if (t < 8)
    v += __shfl_down_sync(0xffu, v, 4, 8);
  o[t] = v;
}
