// The condition guards the work, and never the barrier.
__global__ void reverse(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, row = blockIdx.x * blockDim.x;
  int v = in[row + t];
  if (t < n)
    s[t] = v;
  __syncthreads();
  if (t < n)
    v = s[n - 1 - t];
  out[row + t] = v;
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int n, int threads, int blocks) {
  for (int row = 0; row < blocks * threads; row += threads)
    for (int t = 0; t < threads; t++)
      out[row + t] = t < n ? in[row + n - 1 - t] : in[row + t];
}
