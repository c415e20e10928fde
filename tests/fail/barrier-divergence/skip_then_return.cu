// Threads that skip the barrier return after it: they have not exited before it.
// Twin: pass/barrier-divergence/skip_then_return.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: barrier-divergence - 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: barrier-divergence - 10
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t < n)
    __syncthreads();
  if (t >= n)
    return;
  o[t] = 1;
}
