// Warp 1 returns after the barrier. Twin: fail/exited-threads/whole_warp_returns.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[32];
  int t = threadIdx.x;
  if (t < 32)
    s[t] = t;
  __syncthreads();
  if (t >= 32)
    return;
  o[t] = s[31 - t];
}
