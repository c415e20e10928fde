// Even threads skip the barrier, and nothing is left for them to do.
// Twin: pass/barrier-divergence/skip_odd.
// run: --grid 1 --block 64 --model its
// expect: barrier-divergence - 9
// run: --grid 1 --block 64 --model lockstep
// expect: barrier-divergence - 9
__global__ void k() {
  if (threadIdx.x % 2)
    __syncthreads();
}
