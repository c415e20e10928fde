// Threads beyond the end return before the barrier, and nobody depends on their cells: the last one asks whether there
// is a neighbour. A tile that its host always fills is not the kernel's mistake either.
// Twin: fail/uninitialized-read/early_return_tile.
// run: --kernel own_cells --search default
// expect: none
// run: --kernel whole_tiles --search default
// expect: none
__global__ void own_cells(const float *in, float *out, int n) {
  __shared__ float s[256];
  int t = threadIdx.x, i = blockIdx.x * 256 + t;
  if (i >= n)
    return;
  s[t] = in[i];
  __syncthreads();
  float next = t < 255 && i + 1 < n ? s[t + 1] : 0.f;
  out[i] = s[t] + next;
}
__global__ void whole_tiles(const float *a, const float *b, float *c, int n) {
  __shared__ float s[16][16], r[16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x;
  float sum = 0;
  for (int m = 0; m < n / 16; ++m) {
    s[y][x] = a[row * n + m * 16 + x];
    r[y][x] = b[(m * 16 + y) * n + col];
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += s[y][k] * r[k][x];
    __syncthreads();
  }
  c[row * n + col] = sum;
}
