#include <cuda_pipeline.h>

// Each thread waits for its own copy; the barrier then waits for everybody.
__global__ void copy_tile(const int *in, int *out) {
  __shared__ int tile[256];
  int t = threadIdx.x, first = blockIdx.x * blockDim.x;
  __pipeline_memcpy_async(&tile[t], &in[first + t], sizeof(int));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  out[first + t] = tile[blockDim.x - 1 - t];
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int threads, int blocks) {
  for (int first = 0; first < threads * blocks; first += threads)
    for (int t = 0; t < threads; t++)
      out[first + t] = in[first + threads - 1 - t];
}
