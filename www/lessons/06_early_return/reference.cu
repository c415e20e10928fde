// Threads without a number stay until the barrier.
__global__ void reverse(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, row = blockIdx.x * blockDim.x;
  if (row + t < n)
    s[t] = in[row + t];
  __syncthreads();
  int last = n - row < blockDim.x ? n - row - 1 : blockDim.x - 1;
  if (row + t < n)
    out[row + t] = s[last - t];
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int n, int threads) {
  for (int row = 0; row < n; row += threads) {
    int last = (n < row + threads ? n : row + threads) - 1;
    for (int i = row; i <= last; i++)
      out[i] = in[last - (i - row)];
  }
}
