// Each thread fills a row of `per` cells, and the first cell of the next thread's row: longer rows do not help.
// Twin: pass/launches/row_one_step_too_long.
// run: --search default
// expect: race waw 8
// expect: race warp-level 8
__global__ void fill(int *out, int per) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int j = 0; j <= per; j++) out[i * per + j] = i;
}
