// Copies that are in no group are not waited for.
// run: --grid 1 --block 64 --arg 'in=i32[64]:iota' --arg 'out=i32[64]:zeros'
// expect: race raw 9 12
#include <cuda_pipeline.h>

__global__ void reverse(const int *in, int *out) {
  __shared__ int tile[64];
  int t = threadIdx.x;
  __pipeline_memcpy_async(&tile[t], &in[t], sizeof(int));
  __pipeline_wait_prior(0);
  __syncthreads();
  out[t] = tile[63 - t];
}
