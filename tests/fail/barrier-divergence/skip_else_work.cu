// The barrier is on one side of a condition, work on the other, nothing after it.
// Twin: pass/barrier-divergence/skip_else_work.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 40) {
    o[t] = t;
    __syncthreads();
  } else {
    o[t] = 3;
  }
}
