// The partner warp traps before the barrier, so it has exited. Twin: pass/exited-threads/trapped_warp.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: trap - 11
// expect-note: exited-threads - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: trap - 11
// expect: exited-threads - 12
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t >= 32)
    __trap();
  __syncthreads();
  o[t] = t;
}
