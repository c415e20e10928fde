// Reverses n numbers in pieces; a piece is filled up with zeros.
__global__ void pieces(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = 0;
  for (int i = t; i < n; i += blockDim.x) {
    s[t] = in[i];
    __syncthreads();
    out[i] = s[blockDim.x - 1 - t];
    __syncthreads();
    s[t] = 0;
  }
}
