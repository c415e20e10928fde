// The number of rows is taken for their length: wide pictures overlap. Twin: pass/launches/rows_by_their_number.
// run: --search default
// expect: race waw 8
__global__ void scale(const float *a, float *m, int rows, int cols) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < cols && y < rows)
    m[y * rows + x] = 2 * a[y * cols + x];
}
