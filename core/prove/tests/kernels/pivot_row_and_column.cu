// proved
// Neither the row nor the column that all threads read is written.
__global__ void k(int *d, int n, int p) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j < n && i != p && j != p) {
    int x = d[i * n + p] + d[p * n + j];
    if (x < d[i * n + j]) d[i * n + j] = x;
  }
}
