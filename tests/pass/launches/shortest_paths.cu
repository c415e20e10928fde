// A step of all shortest paths: row and column `k` do not change, since k lies in the matrix and no way to itself is
// negative. Twin: fail/race/launches/shortest_paths.
// run: --search default
// expect: none
__global__ void step(int *d, int n, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j < n) {
    int by = d[i * n + k] + d[k * n + j];
    if (by < d[i * n + j]) d[i * n + j] = by;
  }
}
