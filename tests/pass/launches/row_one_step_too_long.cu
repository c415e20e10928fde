// Each thread fills a row of `per` cells. Twin: fail/race/launches/row_one_step_too_long.
// run: --search default
// expect: none
__global__ void fill(int *out, int per) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int j = 0; j < per; j++) out[i * per + j] = i;
}
