// All threads raise the flag, in two warps: every write stores 1. A warning of its own kind. Twin:
// pass/same_value/same_value.
// run: --grid 1 --block 64 --arg 'f=i32[1]:zeros' --model its
// expect: race same-value 10 10
// run: --grid 1 --block 64 --arg 'f=i32[1]:zeros' --model lockstep
// expect: race same-value 10 10
__global__ void k(int *f) {
  int t = threadIdx.x;
  if (t < 64)
    f[0] = 1;
}
