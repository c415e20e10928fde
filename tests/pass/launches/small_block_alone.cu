// With the barrier. Twin: fail/race/launches/small_block_alone.
// run: --search default
// expect: none
__global__ void mirrored(const float *in, float *out, int n, int pitch) {
  __shared__ float s[256];
  const float *row = in + blockIdx.x * pitch;
  s[threadIdx.x] = threadIdx.x < n ? row[threadIdx.x] : 0.f;
  __syncthreads();
  float v = s[blockDim.x - 1 - threadIdx.x];
  if (threadIdx.x < n) out[blockIdx.x * pitch + threadIdx.x] = v;
}
