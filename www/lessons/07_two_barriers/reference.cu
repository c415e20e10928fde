// One barrier, outside the branches.
__global__ void swap_pairs(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  if (t % 2 == 0)
    s[t] = in[t];
  else
    s[t] = -in[t];
  __syncthreads();
  out[t] = s[t ^ 1];
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int threads) {
  for (int t = 0; t < threads; t += 2) {
    out[t] = -in[t + 1];
    out[t + 1] = in[t];
  }
}
