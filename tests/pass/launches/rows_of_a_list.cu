// Each thread fills the rows of one list: a row ends where the next begins. Its host puts the begins in order.
// Twin: fail/race/launches/rows_of_a_list.
// run: --search default
// expect: none
__global__ void owners(const int *begin, int *owner, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  for (int k = begin[r]; k < begin[r + 1]; ++k)
    owner[k] = r;
}
