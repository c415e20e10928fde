// Thread 0 does not read before the buffer. Twin: fail/out-of-bounds/negative.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) { // warpscope: len(a) == 64, block.x == 64
  int t = threadIdx.x;
  o[t] = t > 0 ? a[t - 1] : 0;
}
