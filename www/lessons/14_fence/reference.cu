// The fence makes the part visible before the ticket is drawn.
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
    __threadfence();
    last = atomicAdd(done, 1u) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();
  if (last && t == 0) {
    int total = 0;
    for (int b = 0; b < gridDim.x; b++)
      total += part[b];
    out[0] = total;
  }
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int n) {
  out[0] = 0;
  for (int i = 0; i < n; i++)
    out[0] += in[i];
}
