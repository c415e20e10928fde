// Warp 0 leaves the loop after one trip and waits at the barrier behind it, warp 1 waits in the loop.
// Twin: pass/barrier-divergence/loop_then_barrier.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence * 10 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence * 10 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i <= t / 32; ++i)
    __syncthreads();
  __syncthreads();
  o[t] = 1;
}
