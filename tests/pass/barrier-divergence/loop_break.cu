// The loop is left by a vote of the whole block. Twin: fail/barrier-divergence/loop_break.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  int i = 0;
  while (true) {
    if (!__syncthreads_or(i < (a[t] & 3)))
      break;
    ++i;
  }
  o[t] = i;
}
