// The last barrier has been removed; the other two are needed.
__global__ void square(const int *in, int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  int v = s[63 - t];
  __syncthreads();
  s[t] = v * v;
  out[t] = s[t];
}
