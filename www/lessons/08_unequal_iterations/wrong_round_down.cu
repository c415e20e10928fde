// fails: should be
__global__ void pieces(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x;
  for (int first = 0; first + blockDim.x <= n; first += blockDim.x) {
    int i = first + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    if (i < n)
      out[i] = s[blockDim.x - 1 - t];
    __syncthreads();
  }
}
