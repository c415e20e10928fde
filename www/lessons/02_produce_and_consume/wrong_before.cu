// fails: unsynchronised read and write of s[0]
__global__ void shift(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  __syncthreads();
  s[t] = in[t];
  out[t] = s[(t + 1) % blockDim.x];
}
