// No thread is beyond n, so none returns before the barrier. Twin: fail/exited-threads/early_return.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t >= n)
    return;
  s[t] = t;
  __syncthreads();
  o[t] = s[n - 1 - t];
}
