// The same with nothing said of the grid: two blocks add to one cell. Twin: pass/contracts/sum_by_contract.
// run: --block 64 --search default --budget 60-launches
// expect: race * 16
__global__ void k(float *sum, const float *a, int n) {
  __shared__ float s[64];
  float v = 0;
  for (int i = blockIdx.x * 64 + threadIdx.x; i < n; i += gridDim.x * 64)
    v += a[i];
  s[threadIdx.x] = v;
  for (int m = 32; m > 0; m /= 2) {
    __syncthreads();
    if (threadIdx.x < m)
      s[threadIdx.x] += s[threadIdx.x + m];
  }
  if (threadIdx.x == 0)
    sum[0] += s[0];
}
