// All rows are visited in the order of the first: the range of a row is forgotten.
// Twin: pass/launches/order_in_ranges.
// run: --search default
// expect: race waw 9
// expect: race same-value 9
__global__ void scatter_rows(const int *begin, const int *count, const int *order, const float *x, float *y) {
  int row = blockIdx.x, from = begin[row];
  for (int i = threadIdx.x; i < count[row]; i += blockDim.x)
    y[order[i]] = x[from + i];
}
