// A read of the own cell whose value is not used. Twin: fail/race/optimiser/dead_read.
// run: --grid 1 --block 32 --arg 'a=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *a) {
  int t = threadIdx.x;
  a[t] = t;
  int x = a[t];
  (void)x;
}
