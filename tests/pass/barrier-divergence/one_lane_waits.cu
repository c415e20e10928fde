// Both lanes of a warp wait at the barrier. Twin: fail/barrier-divergence/one_lane_waits.
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model its
// expect: none
// run: --grid 1 --block 2 --arg 'o=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) { // warpscope: block.x == 2
  int t = threadIdx.x;
  if (t <= 1)
    __syncthreads();
  o[t] = t;
}
