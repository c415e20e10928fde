// The assertion holds for blocks of 64 and fails for others: the launches are discarded, and a note says so. Twin:
// fail/assert/no_block_passes.
// run: --search default
// expect: none
// expect-note: assert - 15
#include <assert.h>
__global__ void sum(int *out) {
  __shared__ int s[1024];
  int t = threadIdx.x;
  s[t] = 1;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k /= 2) {
    if (t < k) s[t] += s[t + k];
    __syncthreads();
    assert(k > 1 || t > 0 || s[0] == blockDim.x);
  }
  if (t == 0) out[blockIdx.x] = s[0];
}
