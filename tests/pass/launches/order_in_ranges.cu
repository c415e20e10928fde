// The cells of a row are visited in the order that a buffer gives, which has a range for each row: no two rows share
// cells. Twin: fail/race/launches/order_in_ranges.
// run: --search default
// expect: none
__global__ void scatter_rows(const int *begin, const int *count, const int *order, const float *x, float *y) {
  int row = blockIdx.x, from = begin[row];
  for (int i = threadIdx.x; i < count[row]; i += blockDim.x)
    y[order[from + i]] = x[from + i];
}
