// The sum of one number of each thread. Everybody has read the sum before the next call begins.
__device__ int sum_of_block(int *s, int v) {
  int t = threadIdx.x;
  s[t] = v;
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d)
      s[t] += s[t + d];
  }
  __syncthreads();
  int sum = s[0];
  __syncthreads();
  return sum;
}

__global__ void row_sums(const int *in, int *out, int rows) {
  __shared__ int s[256];
  for (int row = 0; row < rows; row++) {
    int sum = sum_of_block(s, in[row * blockDim.x + threadIdx.x]);
    if (threadIdx.x == 0)
      out[row] = sum;
  }
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int rows, int threads) {
  for (int row = 0; row < rows; row++) {
    int sum = 0;
    for (int t = 0; t < threads; t++)
      sum += in[row * threads + t];
    out[row] = sum;
  }
}
