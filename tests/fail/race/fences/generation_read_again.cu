// A barrier of the grid without fences: whoever sees the new generation need not see what was written before it.
// Twin: pass/fences/generation_read_again.
// run: --search default
// expect: race raw 27 29
// expect: race same-value 15
// expect: race war 29 31
// expect: race waw 14 15
__device__ volatile unsigned generation = 0;
__device__ unsigned arrived = 0;

__device__ void wait_for_all(unsigned &last) {
  __syncthreads();
  if (threadIdx.x == 0) {
    if (atomicAdd(&arrived, 1) == gridDim.x - 1) {
      arrived = 0;
      generation = last + 1;
    }
    while (generation == last) {}
    last = generation;
  }
  __syncthreads();
}

__global__ void mirror(const float *a, float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned last = generation;
  if (i < n) b[i] = 2 * a[i];
  wait_for_all(last);
  if (i < n) c[i] = b[n - 1 - i];
  wait_for_all(last);
  if (i < n) b[i] = c[i];
}
