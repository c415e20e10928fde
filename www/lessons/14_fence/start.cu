// Every block adds up its part; the last one adds up the parts.
__global__ void grid_sum(const int *in, int *part, int *out, unsigned *done, int n) {
  __shared__ int sum;
  __shared__ bool last;
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t == 0)
    sum = 0;
  __syncthreads();
  if (i < n)
    atomicAdd(&sum, in[i]);
  __syncthreads();
  if (t == 0) {
    part[blockIdx.x] = sum;
    last = atomicAdd(done, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && t == 0) {
    int total = 0;
    for (int b = 0; b < gridDim.x; b++)
      total += part[b];
    out[0] = total;
  }
}
