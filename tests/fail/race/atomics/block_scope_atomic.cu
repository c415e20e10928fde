// One counter for both blocks, updated by atomics of block scope: the scope does not cover the other
// block, so they are not atomic towards each other. An error. Twin: pass/atomics/block_scope_atomic.
// run: --grid 2 --block 32 --arg 'c=i32[2]:zeros' --model its
// expect: race * 9 9
// run: --grid 2 --block 32 --arg 'c=i32[2]:zeros' --model lockstep
// expect: race * 9 9
__global__ void k(int *c) {
  int *mine = c;
  atomicAdd_block(mine, 1);
}
