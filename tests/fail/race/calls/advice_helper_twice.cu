// The helper has its barrier; between its two calls one is missing.
// run: --grid 1 --block 64 --arg n=64
// expect: race * 12 14
// expect-causes: 1
__device__ float warp_sum(float v) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(0xffffffffu, v, o);
  return v;
}
__device__ float block_sum(float v, float *sh) {
  int lane = threadIdx.x & 31, w = threadIdx.x >> 5;
  v = warp_sum(v);
  if (lane == 0) sh[w] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? sh[lane] : 0.f;
  if (w == 0) v = warp_sum(v);
  return v;
}
__global__ void mean_sq(const float *x, float *o, int n) {
  __shared__ float sh[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? x[i] : 0.f;
  float s = block_sum(v, sh);
  float q = block_sum(v * v, sh);
  if (threadIdx.x == 0) { o[2 * blockIdx.x] = s; o[2 * blockIdx.x + 1] = q; }
}
