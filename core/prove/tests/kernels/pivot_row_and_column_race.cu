// race: 1 64 n=64 p=1
// The column is.
__global__ void k(int *d, int n, int p) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j < n && i != p) {
    int x = d[i * n + p] + d[p * n + j];
    d[i * n + j] = x;
  }
}
