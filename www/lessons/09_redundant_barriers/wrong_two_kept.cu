// fails: a block completes 2 barriers in this launch; 1 is enough
__global__ void squares(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  s[t] = s[t] * s[t];
  __syncthreads();
  int v = s[blockDim.x - 1 - t];
  out[t] = v;
}
