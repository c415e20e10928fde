// Reverses the first n numbers of each row; the rest stays.
__global__ void reverse(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, row = blockIdx.x * blockDim.x;
  int v = in[row + t];
  if (t < n) {
    s[t] = v;
    __syncthreads();
    v = s[n - 1 - t];
  }
  __syncthreads();
  out[row + t] = v;
}
