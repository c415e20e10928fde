// A racy read whose value is not used must not be lost. Twin: pass/optimiser/dead_read.
// run: --grid 1 --block 32 --arg 'a=i32[64]:zeros' --model its
// expect: race warp-level 8 9
// run: --grid 1 --block 32 --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *a) {
  int t = threadIdx.x;
  a[t] = t;
  int x = a[t + 1];
  (void)x;
}
