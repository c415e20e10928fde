// Two barriers in the two arms of a condition that all threads decide alike.
// Twin: fail/barrier-divergence/if_else_barriers.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=1 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=1 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (n > 0)
    __syncthreads();
  else
    __syncthreads();
  o[t] = 1;
}
