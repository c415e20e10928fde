// race: 1 64 n=3
// Iterations 1 and 2 write different cells without a barrier between them.
__global__ void k(int *s, int n) {
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i) {
    if (i % 2 == 0) {
      s[blockIdx.x * blockDim.x + t] = i;
      __syncthreads();
    }
    if (i % 2 == 1) {
      s[blockIdx.x * blockDim.x + (t + 1) % blockDim.x] += i;
      if (i % 2 == 0) __syncthreads();
    }
  }
}
