// Each thread owns 16 columns of one row block; host: grid.x = ldc / 128, so ldc >= 128 * grid.x always.
// Twin: fail/race/launches/leading_dim_below_grid.
// run: --search default
// expect: none
__global__ void tile(const float *a, int lda, const float *b, int ldb, float *c, int ldc, int k) {
  __shared__ float s[8][16];
  int lin = threadIdx.y * blockDim.x + threadIdx.x;   // 0..127 for blocks of 16 x 8
  int m = blockIdx.x * 128 + lin;
  int n0 = blockIdx.y * 16 + threadIdx.x;
  float acc[16];
  for (int j = 0; j < 16; ++j) acc[j] = 0.f;
  for (int i = 0; i < k; i += 8) {
    s[threadIdx.y][threadIdx.x] = b[n0 + (i + threadIdx.y) * ldb];
    __syncthreads();
    for (int t = 0; t < 8; ++t) {
      float av = a[m + (i + t) * lda];
      for (int j = 0; j < 16; ++j) acc[j] += av * s[t][j];
    }
    __syncthreads();
  }
  for (int j = 0; j < 16; ++j) {
    int at = m + (j + blockIdx.y * 16) * ldc;
    c[at] = c[at] * 0.5f + acc[j];
  }
}
void host(const float *a, const float *b, float *c, int m, int n, int k) {
  dim3 grid(m / 128, n / 16), threads(16, 8);
  tile<<<grid, threads>>>(a, m, b, n, c, m, k);
}
