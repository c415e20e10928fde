// Not even the thread that copies may touch the bytes before it has waited.
// run: --grid 1 --block 64 --arg 'in=i32[64]:iota' --arg 'out=i32[64]:zeros'
// expect: race raw 8 10
// expect: race waw 8 10
#include <cuda_pipeline.h>
__global__ void add(const int *in, int *out) {
  __shared__ int tile[64]; int t = threadIdx.x;
  __pipeline_memcpy_async(&tile[t], &in[t], sizeof(int));
  __pipeline_commit();
  tile[t] += 1;
  __pipeline_wait_prior(0);
  __syncthreads();
  out[t] = tile[63 - t];
}
