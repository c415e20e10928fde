// Only the reversal crosses threads.
__global__ void squares(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  s[t] = s[t] * s[t];
  __syncthreads();
  int v = s[blockDim.x - 1 - t];
  out[t] = v;
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int threads) {
  for (int t = 0; t < threads; t++)
    out[t] = in[threads - 1 - t] * in[threads - 1 - t];
}
