// One lane of a warp returns, the other waits. Twin: pass/exited-threads/one_lane_returns.
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model its
// expect: none
// expect-note: exited-threads - 11
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model lockstep
// expect: exited-threads - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 0)
    return;
  __syncthreads();
  o[t] = t;
}
