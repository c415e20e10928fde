// A tile whose rows are reached by adding the length of a row, transposed without a barrier.
// Twin: pass/launches/rows_by_steps.
// run: --search default
// expect: race warp-level 9 14
__global__ void twice(float *m, int width, int first) {
  __shared__ float tile[16][16];
  int at = first * width + first;
  for (int i = 0; i < 16; i++) {
    tile[i][threadIdx.x] = m[at + threadIdx.x];
    at += width;
  }
  at = first * width + first;
  for (int i = 0; i < 16; i++) {
    m[at + threadIdx.x] = 2 * tile[threadIdx.x][i];
    at += width;
  }
}
