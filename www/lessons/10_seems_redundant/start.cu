// The sum over a block. Blocks have 2, 4, 8, ... threads.
__device__ int sum_of_block(int *s, int v) {
  int t = threadIdx.x;
  s[t] = v;
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d)
      s[t] += s[t + d];
  }
  __syncthreads();
  return s[0];
}

// Adds up each row of blockDim.x numbers.
__global__ void row_sums(const int *in, int *out, int rows) {
  __shared__ int s[256];
  for (int row = 0; row < rows; row++) {
    int sum = sum_of_block(s, in[row * blockDim.x + threadIdx.x]);
    if (threadIdx.x == 0)
      out[row] = sum;
  }
}
