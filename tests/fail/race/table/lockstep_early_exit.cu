// A lane stores and returns, so that nothing lies between its store and what the others read. Twin:
// pass/table/lockstep_early_exit.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model lockstep
// expect: race raw 10 13
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model its
// expect: race raw 10 13
__global__ void first(int *o, int *a) {
  int t = threadIdx.x;
  if (t == 0) {
    a[0] = 7;
    return;
  }
  o[t] = a[0];
}
