// All of warp 1 returns before the barrier. Twin: pass/exited-threads/whole_warp_returns.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// expect-note: exited-threads - 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: exited-threads - 13
__global__ void k(int *o) {
  __shared__ int s[32];
  int t = threadIdx.x;
  if (t >= 32)
    return;
  s[t] = t;
  __syncthreads();
  o[t] = s[31 - t];
}
