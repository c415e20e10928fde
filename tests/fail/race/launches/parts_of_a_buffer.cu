// Cells that move within a buffer by a distance, and planes of which two overlap by a cell at any distance.
// Twin: pass/launches/parts_of_a_buffer.
// run: --kernel shift --search default
// expect: race war 12
// expect: race warp-level 12
// run: --kernel planes --search default
// expect: race waw 17 18
// expect: race warp-level 17 18
__global__ void shift(float *a, int gap) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  // All threads of other blocks, and of other warps, may be earlier or later.
  a[i] = a[i + gap] * 2;
}
__global__ void planes(const float *in, float *out, int plane) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[3 * i];
  out[i + plane] = in[3 * i + 1];
  out[i + plane + 1] = in[3 * i + 2];
}
