// The block of a product by tiles has a thread for each cell of a tile.
// Twin: fail/race/launches/tile_of_whole_block.
// run: --search default
// expect: none
#define S 16
__global__ void product(int m, int n, int k, const float *a, const float *b, float *c) {
  __shared__ float as[S * S], bs[S * S];
  const unsigned row = blockIdx.x, column = blockIdx.y;
  const unsigned x = threadIdx.x % S, y = threadIdx.x / S;
  a += row * S * k;
  b += column * S;
  c += row * S * n + column * S;
  float sum = 0;
  for (int at = 0; at < k; at += S) {
    as[y * S + x] = a[y * k + x];
    bs[y * S + x] = b[y * n + x];
    __syncthreads();
    for (int i = 0; i < S; i++) sum += as[y * S + i] * bs[i * S + x];
    a += S;
    b += S * n;
    __syncthreads();
  }
  c[y * n + x] += sum;
}
