// Every thread stores twice to its own cell. Twin: fail/race/optimiser/duplicate_store.
// run: --grid 1 --block 32 --arg 'f=i32[32]:zeros' --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'f=i32[32]:zeros' --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *f, int *o) {
  int t = threadIdx.x;
  f[t] = t;
  f[t] = t + 1;
  o[t] = f[t];
}
