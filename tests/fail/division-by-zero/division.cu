// A divisor that is zero for one thread. Twin: pass/division-by-zero/division.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: division-by-zero - 8
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: division-by-zero - 8
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  o[t] = 100 / a[t];
}
