// Each block writes one row, and the host's rows are as long as the pitch or shorter: a search keeps n <= pitch, as for
// all rows that it understands, and `prove` names it.
// Twin: fail/race/launches/block_rows_apart; with a note, pass/launches/rows_by_whole_warps.
// run: --search default
// expect: none
__global__ void block_rows(float *o, int n, int pitch) {
  float *row = o + blockIdx.x * pitch;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    row[i] = blockIdx.x + i;
}
