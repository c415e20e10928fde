// The assertion fails for every block. Twin: pass/assert/blocks_that_fail.
// run: --search default
// expect: assert - 13
#include <assert.h>
__global__ void sum(int *out) {
  __shared__ int s[1024];
  int t = threadIdx.x;
  s[t] = 1;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k /= 2) {
    if (t < k) s[t] += s[t + k];
    __syncthreads();
    assert(k > 1 || t > 0 || s[0] == blockDim.x + 1);
  }
  if (t == 0) out[blockIdx.x] = s[0];
}
