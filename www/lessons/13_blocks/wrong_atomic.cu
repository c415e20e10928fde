// fails: unsynchronised plain read and atomic operation on x[
__global__ void blur(int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = i + 1 < n ? x[i] + x[i + 1] : 0;
  __syncthreads();
  if (i + 1 < n)
    atomicExch(&x[i], v);
  if (i < n)
    y[i] = x[i];
}
