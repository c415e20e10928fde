// proved
// A thread whose assertion fails has exited, also in a loop.
#include <assert.h>
__global__ void k(int *out) {
  __shared__ int s[1024];
  int t = threadIdx.x;
  s[t] = 1;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
    assert(half > 1 || t > 0 || s[0] == blockDim.x);
  }
  if (t == 0) out[blockIdx.x] = s[0];
}
