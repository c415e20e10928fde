// The barrier at the end of the loop is missing. Twin: pass/launches/product_by_rows.
// run: --search default
// expect: race raw 15 17
// expect: race war 15 17
// expect: race warp-level 14 17
// expect: race warp-level 15 17
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
  }
  c[nb * T * blockIdx.y + col + nb * y + x] = sum;
}
