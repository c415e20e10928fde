// race: 1 256
// The barrier of one phase is missing, so two phases are in one interval.
__global__ void k(const int *in, int *out) {
  __shared__ int s[1024];
  unsigned t = threadIdx.x;
  s[t] = in[blockIdx.x * blockDim.x + t];
  __syncthreads();
  if (blockDim.x >= 256) {
    if (t < 128) s[t] += s[t + 128];
    if (blockDim.x < 256) __syncthreads();
  }
  if (blockDim.x >= 128) {
    if (t < 64) s[t] += s[t + 64];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = s[0];
}
