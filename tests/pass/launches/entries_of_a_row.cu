// Entries of a sparse matrix, in any order, times a matrix: several entries of a row add to the same cells.
// Twin: fail/race/launches/entries_of_a_row.
// run: --search default
// expect: none
__global__ void product(const int *row, const int *column, const float *value, int entries, const float *b, float *c,
                        int ldb, int ldc, int columns) {
  int e = blockIdx.x * blockDim.y + threadIdx.y;
  if (e >= entries)
    return;
  for (int j = threadIdx.x; j < columns; j += blockDim.x)
    atomicAdd(&c[row[e] * ldc + j], value[e] * b[column[e] * ldb + j]);
}
