// Threads return from the last loop of the kernel, in which the others meet at a barrier.
// Twin: pass/exited-threads/return_in_loop.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// expect-note: exited-threads - 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: exited-threads - 13
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i) {
    if (i > t / 32)
      return;
    __syncthreads();
    o[t] += i;
  }
}
