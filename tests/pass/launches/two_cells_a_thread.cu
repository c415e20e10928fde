// each of 512 threads sorts two of the 1024 numbers of its block
// Twin: fail/race/launches/two_cells_a_thread.
// run: --search default
// expect: none
#define CELLS 1024
__global__ void turn(const int *in, int *out) {
  __shared__ int s[CELLS];
  int t = threadIdx.x;
  in += blockIdx.x * CELLS + t;
  out += blockIdx.x * CELLS + t;
  s[t] = in[0];
  s[t + CELLS / 2] = in[CELLS / 2];
  __syncthreads();
  out[0] = s[CELLS - 1 - t];
  out[CELLS / 2] = s[CELLS / 2 - 1 - t];
}
