// In the loop, outside the if: all threads reach the barrier.
__global__ void row_sum(const float *a, float *out) {
  __shared__ float s[128];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * 128 + t];
  __syncthreads();
  for (int k = 64; k > 0; k >>= 1) {
    if (t < k)
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}
