#include <cuda_pipeline.h>

// Copies a tile asynchronously and reads it backwards.
__global__ void copy_tile(const int *in, int *out) {
  __shared__ int tile[256];
  int t = threadIdx.x, first = blockIdx.x * blockDim.x;
  __pipeline_memcpy_async(&tile[t], &in[first + t], sizeof(int));
  __pipeline_commit();
  __syncthreads();
  out[first + t] = tile[blockDim.x - 1 - t];
}
