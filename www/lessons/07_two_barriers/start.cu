// Even threads keep it, odd threads negate it; then pairs swap.
__global__ void swap_pairs(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  if (t % 2 == 0) {
    s[t] = in[t];
    __syncthreads();
    out[t] = s[t + 1];
  } else {
    s[t] = -in[t];
    __syncthreads();
    out[t] = s[t - 1];
  }
}
