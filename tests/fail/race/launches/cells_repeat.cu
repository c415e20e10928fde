// Cells are read before all of them are written. Twin: pass/launches/cells_repeat.
// run: --search default
// expect: race raw 10 11
// expect: race war 10 11
// expect: race warp-level 10 11
// expect: uninitialized-read - 11
__global__ void turn(int *out) {
  __shared__ int cells[256];
  unsigned t = threadIdx.x & 255;
  cells[t] = t;
  out[blockIdx.x * blockDim.x + threadIdx.x] = cells[(t + 1) % blockDim.x];
}
