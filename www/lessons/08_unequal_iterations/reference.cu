// All threads make the same number of iterations.
__global__ void pieces(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x;
  for (int first = 0; first < n; first += blockDim.x) {
    int i = first + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    if (i < n)
      out[i] = s[blockDim.x - 1 - t];
    __syncthreads();
  }
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int n, int threads) {
  for (int i = 0; i < n; i++) {
    int first = i / threads * threads;
    int from = first + threads - 1 - (i - first);
    out[i] = from < n ? in[from] : 0;
  }
}
