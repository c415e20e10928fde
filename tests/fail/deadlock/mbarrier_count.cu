// The barrier expects one arrival more than there are threads.
// run: --grid 1 --block 64 --arg 'out=u32[64]:zeros'
// expect: deadlock - 11
#include <cuda/barrier>

__global__ void order(unsigned *out) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ unsigned cell;
  if (threadIdx.x == 0) { init(&bar, 65); cell = 1; }
  __syncthreads();
  bar.arrive_and_wait();
  out[threadIdx.x] = cell;
}
