// A step of all shortest paths that reads the next column instead of column `k`. Twin: pass/launches/shortest_paths.
// run: --search default
// expect: race raw 9 10
// expect: race war 9 10
// expect: race warp-level 9 10
__global__ void step(int *d, int n, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j + 1 < n) {
    int by = d[i * n + j + 1] + d[k * n + k];
    if (by > d[i * n + j]) d[i * n + j] = by;
  }
}
