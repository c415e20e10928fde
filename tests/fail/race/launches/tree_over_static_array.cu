// The first barrier of the textbook tree reduction is missing. The block size is read, and bounded by the array.
// Twin: pass/launches/tree_over_static_array.
// run: --search default
// expect: race warp-level 9 13
// expect: race war 9 13
// expect: uninitialized-read - 13
__global__ void k(const float *m, float *out) {
  __shared__ float part[256];
  part[threadIdx.x] = m[blockIdx.x * blockDim.x + threadIdx.x];
  int n = blockDim.x;
  for (n = blockDim.x; n > 1; ) {
    int half = n / 2;
    if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
    __syncthreads();
    n = half;
  }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}
