// fails: wait
__global__ void reverse(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, row = blockIdx.x * blockDim.x;
  int v = in[row + t];
  if (t < n) {
    s[t] = v;
    __syncthreads();
    v = s[n - 1 - t];
  } else {
    __syncthreads();
  }
  __syncthreads();
  out[row + t] = v;
}
