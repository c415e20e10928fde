// Cells repeat after 256 threads, so no larger block is meant. Twin: fail/race/launches/cells_repeat.
// run: --search default
// expect: none
__global__ void turn(int *out) {
  __shared__ int cells[256];
  unsigned t = threadIdx.x & 255;
  cells[t] = t;
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = cells[(t + 1) % blockDim.x];
}
