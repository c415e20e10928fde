// The number of rows is taken for their length: wide pictures overlap. Twin: pass/launches/rows_by_their_number.
// run: --search default --kernel scale
// expect: race waw 10
// run: --search default --kernel scale_all
// expect: race waw 18
__global__ void scale(const float *a, float *m, int rows, int cols) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < cols && y < rows)
    m[y * rows + x] = 2 * a[y * cols + x];
}

// The same for pictures in a row.
__global__ void scale_all(const float *a, float *m, int pictures, int rows, int cols) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z;
  if (x < cols && y < rows && z < pictures)
    m[(z * pictures + y) * cols + x] = 2 * a[(z * rows + y) * cols + x];
}
