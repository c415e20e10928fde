// Not only are rows too short in some launches: whatever their length, entries race. Twin: pass/launches/entries_of_a_row.
// run: --search default
// expect: race raw 14
// expect: race same-value 14
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
