// Reset by atomicExch. Twin: fail/race/atomics/plain_store_to_atomic.
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --model its
// expect: none
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *c) {
  if (blockIdx.x == 0)
    atomicExch(c, 5);
  else
    atomicAdd(c, 1);
}
