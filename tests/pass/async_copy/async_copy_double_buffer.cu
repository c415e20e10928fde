// A sum over tiles that come by asynchronous copies, two buffers by turns: while one is read the next is
// on its way. Each thread waits for its own copies, then a barrier tells the others; a second barrier keeps
// the next copy from a buffer that is still read.
// run: --grid 2 --block 64 --arg 'in=i32[512]:iota' --arg 'out=i32[128]:zeros' --arg tiles=4
// expect: none
#include <cuda_pipeline.h>
#include <assert.h>

__global__ void sum(const int *in, int *out, int tiles) {
  __shared__ int tile[2][64];
  int t = threadIdx.x;
  const int *mine = in + blockIdx.x * tiles * 64;
  __pipeline_memcpy_async(&tile[0][t], &mine[t], sizeof(int));
  __pipeline_commit();
  int total = 0;
  for (int i = 0; i < tiles; ++i) {
    if (i + 1 < tiles)
      __pipeline_memcpy_async(&tile[(i + 1) % 2][t], &mine[(i + 1) * 64 + t], sizeof(int));
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    total += tile[i % 2][63 - t];
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = total;
  int expected = 0;
  for (int i = 0; i < tiles; ++i) expected += (blockIdx.x * tiles + i) * 64 + 63 - t;
  assert(total == expected);
}
