// One atomic operation reads, adds and writes: nothing comes between.
__global__ void add_up(const int *in, int *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&total[0], in[i]);
}

// What a sequential program computes.
__global__ void expected(const int *in, int *total, int n) {
  for (int i = 0; i < n; i++)
    total[0] += in[i];
}
