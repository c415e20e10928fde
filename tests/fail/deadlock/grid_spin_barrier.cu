// All blocks wait for each other at a counter, but 4,300 blocks do not fit on the device at once (132
// multiprocessors with 32 blocks each): those inside wait for those outside, for ever.
// Twin: pass/deadlock/grid_spin_barrier.
// run: --grid 4300 --block 64 --arg 'count=u32[1]:zeros' --arg 'in=i32[275200]:zeros' --arg 'o=i32[275200]:zeros' --model its
// expect: deadlock - 13
__global__ void k(unsigned *count, int *in, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  in[i] = i;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(count, 1u);
    while (atomicAdd(count, 0u) < gridDim.x) {}
    __threadfence();
  }
  __syncthreads();
  o[i] = in[(i + blockDim.x) % (gridDim.x * blockDim.x)];
}
