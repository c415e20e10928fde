// A step of an elimination does not wait for the one before. Twin: pass/launches/elimination_in_one_block.
// run: --search default
// expect: race raw 11 15
// expect: race same-value 11 15
// expect: race war 11 15
// expect: race warp-level 11 15
// expect: race waw 11 15
__global__ void eliminate(float *a, int n) {
  for (int k = 0; k < n - 1; ++k) {
    for (int i = k + 1 + threadIdx.x; i < n; i += blockDim.x)
      a[i * n + k] /= a[k * n + k];
    __syncthreads();
    for (int j = k + 1 + threadIdx.x; j < n; j += blockDim.x)
      for (int i = k + 1; i < n; ++i)
        a[i * n + j] -= a[i * n + k] * a[k * n + j];
  }
}
