// Block 0 updates with block scope, block 1 with device scope: atomic only if both scopes cover both
// threads. Twin: pass/atomics/mixed_scopes.
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --model its
// expect: race * 9 11
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 9 11
__global__ void k(int *c) {
  if (blockIdx.x == 0)
    atomicAdd_block(c, 1);
  else
    atomicAdd(c, 1);
}
