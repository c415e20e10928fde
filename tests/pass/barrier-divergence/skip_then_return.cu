// The same with a condition that is the same for all threads.
// Twin: fail/barrier-divergence/skip_then_return.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (n < 64)
    __syncthreads();
  if (t >= n)
    return;
  o[t] = 1;
}
