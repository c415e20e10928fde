// A lane stores and goes on with the others: they have reconverged at the read. Twin:
// fail/race/table/lockstep_early_exit.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model lockstep
// expect: none
__global__ void first(int *o, int *a) {
  int t = threadIdx.x;
  if (t == 0) {
    a[0] = 7;
  }
  o[t] = a[0];
}
