// A store, then under a condition another one, to the own cell. Twin: fail/race/optimiser/conditional_store.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg c=3 --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg c=3 --model lockstep
// expect: none
__global__ void k(int *a, int c) {
  int t = threadIdx.x;
  a[t] = 1;
  if (t > c)
    a[t] = 2;
}
