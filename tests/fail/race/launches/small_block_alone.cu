// That a block is small is not a condition that callers keep, so the race without a barrier stays an error.
// Twin: pass/launches/small_block_alone.
// run: --search default
// expect: race * 9 10
// expect: uninitialized-read - 10
__global__ void mirrored(const float *in, float *out, int n, int pitch) {
  __shared__ float s[256];
  const float *row = in + blockIdx.x * pitch;
  s[threadIdx.x] = threadIdx.x < n ? row[threadIdx.x] : 0.f;
  float v = s[blockDim.x - 1 - threadIdx.x];
  if (threadIdx.x < n) out[blockIdx.x * pitch + threadIdx.x] = v;
}
