// A loop with a barrier, and one behind it, the same trips for all.
// Twin: fail/barrier-divergence/loop_then_barrier.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i <= 1; ++i)
    __syncthreads();
  __syncthreads();
  o[t] = 1;
}
