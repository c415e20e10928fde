// The tile of a warp has nine rows, the last of which is the next warp's first. Twin: pass/launches/warps_in_rows.
// run: --search default
// expect: race waw 9
__global__ void tiles(const float *a, float *c, int m, int n) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize * 8;
  int col = (blockIdx.y * blockDim.y + threadIdx.y) * 32 + threadIdx.x % 32;
  for (int i = 0; i < 9; ++i)
    if (row + i < m && col < n)
      c[(row + i) * n + col] = a[(row + i) * n + col] + row;
}
