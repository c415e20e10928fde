// All threads leave the loop after the same number of rounds. Twin: fail/barrier-divergence/goto_loop.
// run: --grid 1 --block 32 --arg 'p=i32[]:zeros'
// expect: none
// run: --search default
// expect: none
__global__ void rounds(int *p) {
  int i = 0;
again: p[blockIdx.x * blockDim.x + threadIdx.x] = i;
  __syncthreads();
  if (++i < 2 + (blockIdx.x & 1)) goto again;
}
