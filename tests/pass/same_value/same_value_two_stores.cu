// Two stores of one value to cells of their own. Twin: fail/race/same_value/same_value_two_stores.
// run: --grid 1 --block 64 --arg 'f=i32[2]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'f=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *f) {
  int t = threadIdx.x;
  if (t == 0)
    f[0] = 1;
  if (t == 32)
    f[1] = 1;
}
