// The last cell of each row is the first of the next. Twin: pass/launches/rows_of_a_list.
// run: --search default
// expect: race warp-level 10
// expect: race waw 10
__global__ void owners(const int *begin, int *owner, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  for (int k = begin[r]; k <= begin[r + 1]; ++k)
    owner[k] = r;
}
