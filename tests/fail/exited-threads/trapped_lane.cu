// One lane traps before the barrier at which the rest of its warp waits.
// Twin: pass/exited-threads/trapped_lane.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: trap - 12
// expect-note: exited-threads - 13
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: trap - 12
// expect: exited-threads - 13
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 5)
    __trap();
  __syncthreads();
  o[t] = t;
}
