// Each side works, and the barrier is behind both.
// Twin: fail/barrier-divergence/skip_else_work.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 40) {
    o[t] = t;
  } else {
    o[t] = 3;
  }
  __syncthreads();
}
