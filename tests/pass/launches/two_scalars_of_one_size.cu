// A wavefront over tiles of 16 x 16: host passes cols = 16 * tiles + 1 and launches tiles - round blocks.
// run: --search default
// expect: none
__global__ void wave(const int *cost, int *m, int cols, int tiles, int round) {
  __shared__ int t[17][17];
  int bx = blockIdx.x + tiles - round, by = tiles - blockIdx.x - 1, tx = threadIdx.x;
  int base = cols * 16 * by + 16 * bx + tx + cols + 1;
  t[tx + 1][0] = m[base - tx - 1 + cols * tx];
  t[0][tx + 1] = m[base - cols];
  if (tx == 0) t[0][0] = m[base - cols - 1 - tx];
  __syncthreads();
  for (int d = 0; d < 31; ++d) {
    int r = d - tx;
    if (r >= 0 && r < 16) t[r + 1][tx + 1] = max(t[r][tx] + cost[base + r * cols], max(t[r][tx + 1], t[r + 1][tx]) - 10);
    __syncthreads();
  }
  for (int r = 0; r < 16; ++r) m[base + r * cols] = t[r + 1][tx + 1];
}
void host(const int *c, int *m, int max_cols) {
  int tiles = (max_cols - 1) / 16;
  for (int i = tiles - 1; i >= 1; --i) wave<<<i, 16>>>(c, m, max_cols, tiles, i);
}
