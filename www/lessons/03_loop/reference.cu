// The second barrier keeps the tile until everybody has read it.
__global__ void tiles(const int *in, int *out, int n) {
  __shared__ int tile[128];
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < n; i += blockDim.x) {
    tile[t] = in[i + t];
    __syncthreads();
    sum += tile[blockDim.x - 1 - t];
    __syncthreads();
  }
  out[t] = sum;
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int n, int threads) {
  for (int t = 0; t < threads; t++) {
    int sum = 0;
    for (int i = 0; i < n; i += threads)
      sum += in[i + threads - 1 - t];
    out[t] = sum;
  }
}
