// A counter for each block, updated by atomics of block scope. Twin: fail/race/atomics/block_scope_atomic.
// run: --grid 2 --block 32 --arg 'c=i32[2]:zeros' --model its
// expect: none
// run: --grid 2 --block 32 --arg 'c=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *c) {
  int *mine = c + blockIdx.x;
  atomicAdd_block(mine, 1);
}
