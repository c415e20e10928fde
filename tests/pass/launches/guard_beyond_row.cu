// Rows of length n, one for each y of the grid. Twin: fail/race/launches/guard_beyond_row.
// run: --search default
// expect: none
__global__ void filter(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[blockIdx.y * n + i] = x[i] + blockIdx.y;
}
