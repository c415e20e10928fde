// What is copied from may change once the copy is done.
// run: --grid 1 --block 64 --arg 'in=i32[64]:iota' --arg 'out=i32[64]:zeros'
// expect: none
#include <cuda_pipeline.h>

__global__ void take(int *in, int *out) {
  __shared__ int tile[64]; int t = threadIdx.x;
  __pipeline_memcpy_async(&tile[t], &in[t], sizeof(int));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  in[t] = 0;
  out[t] = tile[t];
}
