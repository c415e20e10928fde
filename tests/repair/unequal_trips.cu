__global__ void trips(const int *a, int *b, int n) {
  __shared__ int s[64];
  for (int i = threadIdx.x; i < n; i += 64) {
    s[threadIdx.x] = a[i];
    __syncthreads();
    b[i] = s[63 - threadIdx.x];
  }
}
