// All lanes store, then some store again to the same cell: all are converged at the first store, so that
// the two statements race at warp level, and in lockstep only each with itself. Twin:
// pass/optimiser/conditional_store.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg c=3 --model its
// expect: race same-value 13 13
// expect: race same-value 15 15
// expect: race warp-level 13 15
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg c=3 --model lockstep
// expect: race same-value 13 13
// expect: race same-value 15 15
__global__ void k(int *a, int c) {
  int t = threadIdx.x;
  a[0] = 1;
  if (t > c)
    a[0] = 2;
}
