// A tile whose rows are reached by adding the length of a row. Twin: fail/race/launches/rows_by_steps.
// run: --search default
// expect: none
__global__ void twice(float *m, int width, int first) {
  __shared__ float tile[16][16];
  int at = first * width + first;
  for (int i = 0; i < 16; i++) {
    tile[i][threadIdx.x] = m[at + threadIdx.x];
    at += width;
  }
  __syncthreads();
  at = first * width + first;
  for (int i = 0; i < 16; i++) {
    m[at + threadIdx.x] = 2 * tile[threadIdx.x][i];
    at += width;
  }
}
