// Squares the numbers of a block and reverses their order.
__global__ void squares(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  s[t] = s[t] * s[t];
  __syncthreads();
  int v = s[blockDim.x - 1 - t];
  __syncthreads();
  out[t] = v;
}
