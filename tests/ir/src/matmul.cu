// Tiled product with two-dimensional shared arrays and launch bounds.
#define TILE 16
__global__ __launch_bounds__(TILE *TILE) void matmul(float *__restrict__ c, const float *__restrict__ a,
                                                     const float *__restrict__ b, int n) {
  __shared__ float as[TILE][TILE + 1], bs[TILE][TILE];
  const int x = threadIdx.x, y = threadIdx.y;
  const int col = blockIdx.x * TILE + x, row = blockIdx.y * TILE + y;
  float acc = 0.0f;
  for (int m = 0; m < (n + TILE - 1) / TILE; ++m) {
    as[y][x] = row < n && m * TILE + x < n ? a[row * n + m * TILE + x] : 0.0f;
    bs[y][x] = col < n && m * TILE + y < n ? b[(m * TILE + y) * n + col] : 0.0f;
    __syncthreads();
#pragma unroll
    for (int i = 0; i < TILE; ++i)
      acc += as[y][i] * bs[i][x];
    __syncthreads();
  }
  if (row < n && col < n)
    c[row * n + col] = acc;
}
