// The barrier before the tree is missing. Twin: pass/launches/sum_called_twice.
// run: --search default
// expect: race warp-level 12 22
// expect: race warp-level 12 24
// expect: race war 12 22
// expect: race war 12 24
// expect: uninitialized-read - 12
__device__ float tree_sum(float *buf) {
  int n = blockDim.x;
  while (n > 1) {
    int half = (n + 1) >> 1;
    if (threadIdx.x + half < n) buf[threadIdx.x] += buf[threadIdx.x + half];
    __syncthreads();
    n = half;
  }
  return buf[0];
}
__global__ void two_sums(const float *m, float *out, int cols) {
  __shared__ float a[256], b[256];
  float s = 0.f, q = 0.f;
  for (int c = threadIdx.x; c < cols; c += blockDim.x) { float v = m[blockIdx.x * cols + c]; s += v; q += v * v; }
  a[threadIdx.x] = s;
  float r = tree_sum(a);
  b[threadIdx.x] = q;
  float p = tree_sum(b);
  if (threadIdx.x == 0) out[blockIdx.x] = r * r - p;
}
