// One lane of a warp returns after the barrier. Twin: fail/exited-threads/one_lane_returns.
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model its
// expect: none
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  __syncthreads();
  if (t == 0)
    return;
  o[t] = t;
}
