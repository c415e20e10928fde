// proved
// An mbarrier of all threads of the block orders as a barrier does.
#include <cuda/barrier>
__global__ void k(int *out, const int *in) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ int s[1024];
  if (threadIdx.x == 0) init(&bar, blockDim.x);
  __syncthreads();
  for (int i = 0; i < 4; i++) {
    s[threadIdx.x] = in[threadIdx.x] + i;
    bar.arrive_and_wait();
    out[blockDim.x * i + threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
    bar.arrive_and_wait();
  }
}
