// No lane takes the way to the trap. Twin: fail/exited-threads/trapped_lane.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 32)
    __trap();
  __syncthreads();
  o[t] = t;
}
