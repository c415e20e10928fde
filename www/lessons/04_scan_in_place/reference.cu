// Everybody reads the old sums, then everybody writes the new ones.
__global__ void scan(int *data) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = data[t];
  __syncthreads();
  for (int d = 1; d < blockDim.x; d *= 2) {
    int left = t >= d ? s[t - d] : 0;
    __syncthreads();
    s[t] += left;
    __syncthreads();
  }
  data[t] = s[t];
}

// What a sequential program computes.
__global__ void expected(int *data, int threads) {
  for (int t = 1; t < threads; t++)
    data[t] += data[t - 1];
}
