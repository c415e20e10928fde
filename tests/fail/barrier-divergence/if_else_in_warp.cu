// One barrier in each arm of a condition that splits a warp. Twin: pass/barrier-divergence/if_else_barriers.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence * 9 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence * 9 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t & 1)
    __syncthreads();
  else
    __syncthreads();
  o[t] = 1;
}
