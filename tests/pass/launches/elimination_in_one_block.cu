// An elimination in place, each step of which waits for the one before: what says which row and which column is the step, and
// a row holds no more than its columns. Twin: fail/race/launches/elimination_in_one_block.
// run: --search default
// expect: none
__global__ void eliminate(float *a, int n) {
  for (int k = 0; k < n - 1; ++k) {
    for (int i = k + 1 + threadIdx.x; i < n; i += blockDim.x)
      a[i * n + k] /= a[k * n + k];
    __syncthreads();
    for (int j = k + 1 + threadIdx.x; j < n; j += blockDim.x)
      for (int i = k + 1; i < n; ++i)
        a[i * n + j] -= a[i * n + k] * a[k * n + j];
    __syncthreads();
  }
}
