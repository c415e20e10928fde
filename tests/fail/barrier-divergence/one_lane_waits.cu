// One lane of a warp waits at the barrier, the other goes on without it and is alive.
// Twin: pass/barrier-divergence/one_lane_waits.
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model its
// expect: barrier-divergence - 10
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model lockstep
// expect: barrier-divergence - 10
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 1)
    __syncthreads();
  o[t] = t;
}
