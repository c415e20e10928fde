// All threads return in the same iteration.
// Twin: fail/exited-threads/return_in_loop.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i) {
    if (i > 1)
      return;
    __syncthreads();
    o[t] += i;
  }
}
