// Twin: fail/race/launches/two_elements_a_thread.
// run: --search default
// expect: none
#define B 256
__global__ void red(const float *g, float *o, int n) {
  __shared__ float s[B];
  unsigned t = threadIdx.x, i = blockIdx.x * (blockDim.x * 2) + t;
  s[t] = (i < n ? g[i] : 0) + (i + blockDim.x < n ? g[i + blockDim.x] : 0);
  __syncthreads();
  for (unsigned h = blockDim.x / 2; h > 32; h >>= 1) { if (t < h) s[t] += s[t + h]; __syncthreads(); }
  if (t < 32) {
    float v = s[t] + s[t + 32];
    for (int k = 16; k > 0; k >>= 1) v += __shfl_down_sync(0xffffffffu, v, k);
    if (t == 0) o[blockIdx.x] = v;
  }
}
