// Two warps store one value by different statements. Twin: pass/same_value/same_value_two_stores.
// run: --grid 1 --block 64 --arg 'f=i32[2]:zeros' --model its
// expect: race same-value 9 11
// run: --grid 1 --block 64 --arg 'f=i32[2]:zeros' --model lockstep
// expect: race same-value 9 11
__global__ void k(int *f) {
  int t = threadIdx.x;
  if (t == 0)
    f[0] = 1;
  if (t == 32)
    f[0] = 1;
}
