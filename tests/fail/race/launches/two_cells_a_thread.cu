// The barrier between writing and turning is missing. Twin: pass/launches/two_cells_a_thread.
// run: --search default
// expect: race raw 15 18
// expect: race raw 16 17
// expect: race war 15 18
// expect: race war 16 17
// expect: uninitialized-read - 17
// expect: uninitialized-read - 18
#define CELLS 1024
__global__ void turn(const int *in, int *out) {
  __shared__ int s[CELLS];
  int t = threadIdx.x;
  in += blockIdx.x * CELLS + t;
  out += blockIdx.x * CELLS + t;
  s[t] = in[0];
  s[t + CELLS / 2] = in[CELLS / 2];
  out[0] = s[CELLS - 1 - t];
  out[CELLS / 2] = s[CELLS / 2 - 1 - t];
}
