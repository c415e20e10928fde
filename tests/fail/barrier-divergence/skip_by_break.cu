// Threads leave the last loop of the kernel by a break before the barrier in it.
// Twin: pass/barrier-divergence/skip_by_break.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 12
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i) {
    if (i > t / 32)
      break;
    __syncthreads();
    o[t] += i;
  }
}
