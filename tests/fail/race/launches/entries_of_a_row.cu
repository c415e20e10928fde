// That rows are too short in some launches is not all: whatever their length, entries of one row race.
// Twin: pass/launches/entries_of_a_row.
// run: --search default
// expect: race * 14
// expect: race war 14
// expect: race warp-level 14
// expect: race waw 14
__global__ void product(const int *row, const int *column, const float *value, int entries, const float *b, float *c,
                        int ldb, int ldc, int columns) {
  int e = blockIdx.x * blockDim.y + threadIdx.y;
  if (e >= entries)
    return;
  for (int j = threadIdx.x; j < columns; j += blockDim.x)
    c[row[e] * ldc + j] += value[e] * b[column[e] * ldb + j];
}
