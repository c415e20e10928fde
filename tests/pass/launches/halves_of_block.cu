// The two halves of a block work on a strip of rows and on one of columns. In a larger block, several threads would
// work on each column.
// Twin: fail/race/launches/halves_of_block.
// run: --search default
// expect: none
#define B 16
__global__ void strips(float *m, int dim) {
  __shared__ float rows[B][B], columns[B][B], edge[B];
  int i = threadIdx.x % B;
  if (threadIdx.x < B) {
    edge[i] = m[i * dim];
    for (int k = 0; k < B; ++k) rows[k][i] = m[k * dim + i];
  } else {
    for (int k = 0; k < B; ++k) columns[k][i] = m[k * dim + B + i];
  }
  __syncthreads();
  if (threadIdx.x < B) {
    for (int k = 1; k < B; ++k) rows[k][i] -= edge[k] * rows[k - 1][i];
  } else {
    for (int k = 1; k < B; ++k) columns[i][k] -= edge[k] * columns[i][k - 1];
  }
  __syncthreads();
  if (threadIdx.x < B)
    for (int k = 0; k < B; ++k) m[k * dim + i] = rows[k][i];
  else
    for (int k = 0; k < B; ++k) m[k * dim + B + i] = columns[k][i];
}
