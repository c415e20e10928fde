// A barrier does not wait for asynchronous copies.
// run: --grid 2 --block 64 --arg 'in=i32[128]:iota' --arg 'out=i32[128]:zeros'
// expect: race raw 9 12
#include <cuda_pipeline.h>

__global__ void reverse(const int *in, int *out) {
  __shared__ int tile[64];
  int t = threadIdx.x;
  __pipeline_memcpy_async(&tile[t], &in[blockIdx.x * 64 + t], sizeof(int));
  __pipeline_commit();
  __syncthreads();
  out[blockIdx.x * 64 + t] = tile[63 - t];
}
