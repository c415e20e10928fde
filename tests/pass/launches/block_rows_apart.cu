// Each block writes one row, and the host's rows are as long as the pitch or shorter: where n <= pitch is broken, the
// race is a note that names it.
// Twin: fail/race/launches/block_rows_apart.
// run: --search default
// expect: none
// expect-note: race waw 10
__global__ void block_rows(float *o, int n, int pitch) {
  float *row = o + blockIdx.x * pitch;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    row[i] = blockIdx.x + i;
}
