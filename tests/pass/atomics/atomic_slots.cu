// Slots handed out by an atomic counter are apart. Twin: fail/race/atomics/atomic_slots.
// run: --grid 2 --block 32 --arg 'n=i32[1]:zeros' --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 2 --block 32 --arg 'n=i32[1]:zeros' --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *n, int *o) {
  int slot = atomicAdd(n, 1);
  o[slot] = blockIdx.x * 32 + threadIdx.x;
}
