// Read by an atomic that adds nothing. Twin: fail/race/atomics/plain_read_of_atomic.
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: none
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *c, int *o) {
  if (blockIdx.x == 0)
    atomicAdd(c, 1);
  else
    o[0] = atomicAdd(c, 0);
}
