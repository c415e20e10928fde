// c = a b, by tiles; `na` is how wide a is, `nb` how wide b is; runs along a row of a from its first cell to its last
// Twin: fail/race/launches/product_by_rows.
// run: --search default
// expect: none
#define T 32
__global__ void product(const float *a, const float *b, float *c, int na, int nb) {
  int x = threadIdx.x, y = threadIdx.y;
  int from = na * T * blockIdx.y, to = from + na - 1, col = T * blockIdx.x;
  float sum = 0;
  for (int p = from, q = col; p <= to; p += T, q += T * nb) {
    __shared__ float s[T][T], u[T][T];
    s[y][x] = a[p + na * y + x];
    u[y][x] = b[q + nb * y + x];
    __syncthreads();
    for (int i = 0; i < T; i++) sum += s[y][i] * u[i][x];
    __syncthreads();
  }
  c[nb * T * blockIdx.y + col + nb * y + x] = sum;
}
