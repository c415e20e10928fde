// A barrier of the grid whose waiting thread reads the generation once more behind the loop: that is a read of the
// signal, too. Twin: fail/race/fences/generation_read_again.
// run: --search default
// expect: none
__device__ volatile unsigned generation = 0;
__device__ unsigned arrived = 0;

__device__ void wait_for_all(unsigned &last) {
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    if (atomicAdd(&arrived, 1) == gridDim.x - 1) {
      arrived = 0;
      __threadfence();
      generation = last + 1;
    }
    while (generation == last) {}
    last = generation;
    __threadfence();
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
