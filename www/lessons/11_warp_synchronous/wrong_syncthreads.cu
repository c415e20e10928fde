// fails: a block completes 7 barriers in this launch; 0 are enough
__global__ void warp_sum(const int *in, int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[64 * blockIdx.x + t];
  s[t + 32] = in[64 * blockIdx.x + t + 32];
  __syncthreads();
  for (int k = 32; k > 0; k /= 2) {
    if (t < k)
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}
