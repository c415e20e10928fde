// An asynchronous copy is there for its own thread after the wait, for others after a barrier that follows.
// run: --grid 2 --block 64 --arg 'in=i32[128]:iota' --arg 'out=i32[128]:zeros'
// expect: none
#include <cuda_pipeline.h>

__global__ void reverse(const int *in, int *out) {
  __shared__ int tile[64];
  int t = threadIdx.x;
  __pipeline_memcpy_async(&tile[t], &in[blockIdx.x * 64 + t], sizeof(int));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  tile[t] += 1;
  __syncthreads();
  out[blockIdx.x * 64 + t] = tile[63 - t];
}
