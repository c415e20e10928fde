// Passes each number one thread to the left.
__global__ void shift(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  out[t] = s[(t + 1) % blockDim.x];
}
