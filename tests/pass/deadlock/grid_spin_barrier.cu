// All blocks wait for each other at a counter, and all fit on the device at once.
// Twin: fail/deadlock/grid_spin_barrier.
// run: --grid 64 --block 64 --arg 'count=u32[1]:zeros' --arg 'in=i32[4096]:zeros' --arg 'o=i32[4096]:zeros' --model its
// expect: none
// run: --grid 64 --block 64 --arg 'count=u32[1]:zeros' --arg 'in=i32[4096]:zeros' --arg 'o=i32[4096]:zeros' --model lockstep
// expect: none
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
