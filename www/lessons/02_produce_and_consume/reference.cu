// The barrier lies between all writes and all reads.
__global__ void shift(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[(t + 1) % blockDim.x];
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int threads) {
  for (int t = 0; t < threads; t++)
    out[t] = in[(t + 1) % threads];
}
