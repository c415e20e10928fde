// Lanes wait for each other after every phase, without a barrier of the block.
__global__ void warp_sum(const int *in, int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[64 * blockIdx.x + t];
  s[t + 32] = in[64 * blockIdx.x + t + 32];
  __syncwarp();
  for (int k = 32; k > 0; k /= 2) {
    if (t < k)
      s[t] += s[t + k];
    __syncwarp();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int blocks) {
  for (int b = 0; b < blocks; b++) {
    out[b] = 0;
    for (int i = 0; i < 64; i++)
      out[b] += in[64 * b + i];
  }
}
