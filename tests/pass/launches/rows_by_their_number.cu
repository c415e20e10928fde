// A row has as many cells as its condition says. Twin: fail/race/launches/rows_by_their_number.
// run: --search default --kernel scale
// expect: none
// run: --search default --kernel turn
// expect: none
// run: --search default --kernel scale_all
// expect: none
// run: --search default --kernel parts_first
// expect: none
__global__ void scale(const float *a, float *m, int rows, int cols) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < cols && y < rows)
    m[y * cols + x] = 2 * a[y * cols + x];
}

// Row by row, and the other way round.
__global__ void turn(const float *a, float *m, int rows, int cols) {
  for (int y = blockIdx.x; y < rows; y += gridDim.x)
    for (int x = threadIdx.x; x < cols; x += blockDim.x)
      m[x * rows + y] = a[y * cols + x];
}

// Pictures one after the other.
__global__ void scale_all(const float *a, float *m, int pictures, int rows, int cols) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z;
  if (x < cols && y < rows && z < pictures)
    m[(z * rows + y) * cols + x] = 2 * a[(z * rows + y) * cols + x];
}

// Of the numbers of steps, parts and cells, remainders say what each counts.
__global__ void parts_first(const float *a, float *m, int pictures, int steps, int parts, int cells) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < pictures * steps * parts * cells) {
    int c = i % cells, p = i / cells % parts, t = i / cells / parts % steps, b = i / cells / parts / steps;
    m[((b * parts + p) * steps + t) * cells + c] = a[i];
  }
}
