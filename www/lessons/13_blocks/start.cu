// Adds to each number its right neighbour, in place; copies to y.
__global__ void blur(int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = i + 1 < n ? x[i] + x[i + 1] : 0;
  __syncthreads();
  if (i + 1 < n)
    x[i] = v;
  if (i < n)
    y[i] = x[i];
}
