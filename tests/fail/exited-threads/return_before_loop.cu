// The barrier is in a loop behind the return.
// Twin: pass/exited-threads/return_before_loop.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// expect-note: exited-threads - 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: exited-threads - 13
__global__ void k(int *o, int n) {
  if (threadIdx.x >= n)
    return;
  for (int i = 0; i < 3; ++i) {
    o[threadIdx.x] += i;
    __syncthreads();
  }
}
