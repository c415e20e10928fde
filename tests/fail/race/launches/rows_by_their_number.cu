// The number of rows is taken for their length: wide pictures overlap. Twin: pass/launches/rows_by_their_number.
// run: --search default --kernel scale
// expect: race waw 12
// run: --search default --kernel scale_all
// expect: race waw 20
// run: --search default --kernel parts_first
// expect: race waw 28
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

// Of the numbers of steps, parts and cells, remainders say what each counts.
__global__ void parts_first(const float *a, float *m, int pictures, int steps, int parts, int cells) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < pictures * steps * parts * cells) {
    int c = i % cells, p = i / cells % parts, t = i / cells / parts % steps, b = i / cells / parts / steps;
    m[((b * parts + p) * parts + t) * cells + c] = a[i];
  }
}
