// A warp covers 32 * 8 columns of a row of n; host asserts n % 256 == 0 and launches n / 256 blocks in x.
// run: --search default
// expect: none
#include <cassert>
__global__ void add(const float *a, const float *b, float *c, int m, int n) {
  int row0 = blockIdx.y * 16 + threadIdx.x / 32 * 4, col = blockIdx.x * 256 + threadIdx.x % 32 * 8;
  for (int r = 0; r < 4; ++r) {
    size_t at = (size_t)(row0 + r) * n + col;
    for (int v = 0; v < 8; v += 4) {
      float4 x = *(const float4 *)(a + at + v), y = *(const float4 *)(b + at + v);
      *(float4 *)(c + at + v) = make_float4(x.x + y.x, x.y + y.y, x.z + y.z, x.w + y.w);
    }
  }
}
void host(const float *a, const float *b, float *c, int m, int n) {
  assert(m % 16 == 0 && n % 256 == 0);
  dim3 grid(n / 256, m / 16), block(128);
  add<<<grid, block>>>(a, b, c, m, n);
}
