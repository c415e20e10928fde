// Two groups are under way when the older one is needed: a wait for all but two waits for none of them.
// run: --grid 2 --block 64 --arg 'in=i32[512]:iota' --arg 'out=i32[128]:zeros' --arg tiles=4
// expect: race raw 12 20
// expect: race raw 17 20
// expect: race waw 12 17
// expect: race waw 17
#include <cuda_pipeline.h>

__global__ void sum(const int *in, int *out, int tiles) {
  __shared__ int tile[2][64]; int t = threadIdx.x;
  const int *mine = in + blockIdx.x * tiles * 64;
  __pipeline_memcpy_async(&tile[0][t], &mine[t], sizeof(int));
  __pipeline_commit();
  int total = 0;
  for (int i = 0; i < tiles; ++i) {
    if (i + 1 < tiles)
      __pipeline_memcpy_async(&tile[(i + 1) % 2][t], &mine[(i + 1) * 64 + t], sizeof(int));
    __pipeline_commit(); __pipeline_wait_prior(2);
    __syncthreads();
    total += tile[i % 2][63 - t];
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = total;
}
