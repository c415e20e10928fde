// A counter updated by an atomic. Twin: fail/race/atomics/lost_update.
// run: --grid 3 --block 1 --arg 'c=i32[1]:zeros' --model its
// expect: none
// run: --grid 3 --block 1 --arg 'c=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *c) {
  atomicAdd(c, 1);
}
