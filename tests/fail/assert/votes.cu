// Lane 31 does not agree. Twin: pass/assert/votes.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: assert - 8
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: assert - 8
__global__ void k(int *o) { // warpscope: block.x == 32
  int t = threadIdx.x;
  assert(__all_sync(0xffffffffu, t < 31));
  o[t] = t;
}
