// All threads leave the loop in the same iteration.
// Twin: fail/barrier-divergence/skip_by_break.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i) {
    if (i > 1)
      break;
    __syncthreads();
    o[t] += i;
  }
}
