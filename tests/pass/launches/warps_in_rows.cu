// Each warp owns a tile of eight rows; warps are counted along x, blocks have several rows of threads. Of blocks whose
// rows are half a warp two would own one tile.
// Twin: fail/race/launches/warps_in_rows.
// run: --search default
// expect: none
__global__ void tiles(const float *a, float *c, int m, int n) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize * 8;
  int col = (blockIdx.y * blockDim.y + threadIdx.y) * 32 + threadIdx.x % 32;
  for (int i = 0; i < 8; ++i)
    if (row + i < m && col < n)
      c[(row + i) * n + col] = a[(row + i) * n + col] + row;
}
