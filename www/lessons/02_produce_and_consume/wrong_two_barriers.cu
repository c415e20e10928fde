// fails: a block completes 2 barriers in this launch; 1 is enough
__global__ void shift(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[(t + 1) % blockDim.x];
  __syncthreads();
}
