// One thread raises the flag. Twin: fail/race/same_value/same_value.
// run: --grid 1 --block 64 --arg 'f=i32[1]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'f=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *f) {
  int t = threadIdx.x;
  if (t < 1)
    f[0] = 1;
}
