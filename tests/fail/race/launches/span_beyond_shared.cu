// The first barrier is missing. Twin: pass/launches/span_beyond_shared.
// run: --search default
// expect: race raw 10 12
// expect: race war 10 12
// expect: race warp-level 10 12
// expect: uninitialized-read - 12
__global__ void butterfly(float *a, unsigned span) {
  __shared__ float s[256];
  unsigned t = threadIdx.x, g = blockIdx.x * blockDim.x + t;
  s[t] = a[g];
  for (unsigned j = span / 2; j > 0; j /= 2) {
    float other = s[t ^ j];
    __syncthreads();
    s[t] += other;
    __syncthreads();
  }
  a[g] = s[t];
}
