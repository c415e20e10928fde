// Each thread leaves the loop by its own data, and the loop holds a barrier. Twin: pass/barrier-divergence/loop_break.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: barrier-divergence - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: barrier-divergence - 12
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  int i = 0;
  while (true) {
    if (i >= (a[t] & 3))
      break;
    __syncthreads();
    ++i;
  }
  o[t] = i;
}
