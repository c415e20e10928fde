// Thread 0 reads before the buffer. Twin: pass/out-of-bounds/negative.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: out-of-bounds - 8
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: out-of-bounds - 8
__global__ void k(int *o, const int *a) { // warpscope: len(a) == 64, block.x == 64
  int t = threadIdx.x;
  o[t] = a[t - 1];
}
