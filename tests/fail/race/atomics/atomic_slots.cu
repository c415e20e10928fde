// Slots handed out by the counter modulo 16: blocks share slots. Inside a warp two lanes of one store hit
// one slot too. Twin: pass/atomics/atomic_slots.
// run: --grid 2 --block 32 --arg 'n=i32[1]:zeros' --arg 'o=i32[64]:zeros' --model its
// expect: race waw 9 9
// run: --grid 2 --block 32 --arg 'n=i32[1]:zeros' --arg 'o=i32[64]:zeros' --model lockstep
// expect: race waw 9 9
__global__ void k(int *n, int *o) {
  int slot = atomicAdd(n, 1);
  o[slot & 15] = blockIdx.x * 32 + threadIdx.x;
}
