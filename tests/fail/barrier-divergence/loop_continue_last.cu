// The barrier stands behind the `continue`: a third of the lanes do not come to it.
// Twin: pass/barrier-divergence/loop_continue_last.
// run: --grid 1 --block 64 --arg 'd=i32[64]:iota' --arg n=5 --model its
// expect: barrier-divergence - 15
// run: --grid 1 --block 64 --arg 'd=i32[64]:iota' --arg n=5 --model lockstep
// expect: barrier-divergence - 15
__global__ void k(int *d, int n) {
  int t = threadIdx.x;
  int i = 0;
  while (i < n) {
    i++;
    if (t % 3 == 0)
      continue;
    d[t] = i;
    __syncthreads();
  }
}
