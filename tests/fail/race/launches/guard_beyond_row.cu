// The last two threads of a row write the first two cells of the next. Twin: pass/launches/guard_beyond_row.
// run: --search default
// expect: race waw 7
__global__ void filter(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n + 2)
    y[blockIdx.y * n + i] = x[i] + blockIdx.y;
}
