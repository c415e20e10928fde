// Blocks share a buffer, and barriers do not order blocks.
__global__ void blur(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i + 1 < n ? 0.5f * (x[i] + x[i + 1]) : 0;
  __syncthreads();
  if (i + 1 < n)
    x[i] = v;
}
