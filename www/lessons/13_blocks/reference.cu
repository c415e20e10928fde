// What is read is never written: no order is needed.
__global__ void blur(int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = i + 1 < n ? x[i] + x[i + 1] : x[i];
}

// What a sequential program computes.
__global__ void expected(int *x, int *y, int n) {
  for (int i = 0; i < n; i++)
    y[i] = i + 1 < n ? x[i] + x[i + 1] : x[i];
}
