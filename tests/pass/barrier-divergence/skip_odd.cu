// All threads of a block decide alike.
// Twin: fail/barrier-divergence/skip_odd.
// run: --grid 2 --block 64 --model its
// expect: none
// run: --grid 2 --block 64 --model lockstep
// expect: none
__global__ void k() {
  if (blockIdx.x % 2)
    __syncthreads();
}
