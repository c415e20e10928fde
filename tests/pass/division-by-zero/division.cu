// A divisor that is not zero. Twin: fail/division-by-zero/division.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  o[t] = 100 / (a[t] + 1);
}
