// All lanes store, then some store again to the same cell. Lanes that skip the second store are switched
// off there, so the two statements race under both models; lanes that do both race at warp level. Twin:
// pass/optimiser/conditional_store.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg c=3 --model its
// expect: race same-value 15 15
// expect: race same-value 17 17
// expect: race waw 15 17
// expect: race warp-level 15 17
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg c=3 --model lockstep
// expect: race same-value 15 15
// expect: race same-value 17 17
// expect: race waw 15 17
__global__ void k(int *a, int c) {
  int t = threadIdx.x;
  a[0] = 1;
  if (t > c)
    a[0] = 2;
}
