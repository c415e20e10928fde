// The last thread does not read. Twin: fail/out-of-bounds/global.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) { // warpscope: block.x == 64, len(a) == 64
  int t = threadIdx.x;
  if (t < 63)
    o[t] = a[t + 1];
}
