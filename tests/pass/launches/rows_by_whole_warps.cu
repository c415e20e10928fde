// Each block writes one row in steps of its whole warps, and the host's rows are as long as the pitch or shorter: where
// n <= pitch is broken, the race is a note that names it.
// run: --search default
// expect: none
// expect-note: race waw 9
__global__ void rows(float *o, int n, int pitch) {
  float *row = o + blockIdx.x * pitch;
  for (int i = threadIdx.x; i < n; i += blockDim.x & ~31)
    row[i] = blockIdx.x + i;
}
