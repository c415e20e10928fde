// Threads without an element write and return before the barrier.
// Twin: pass/exited-threads/return_with_work.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// expect-note: exited-threads - 14
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: exited-threads - 14
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t >= n) {
    o[t] = 0;
    return;
  }
  __syncthreads();
  o[t] = 1;
}
