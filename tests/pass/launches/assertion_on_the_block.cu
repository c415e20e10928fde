// The assertion is the kernel's contract on its launch.
// run: --search default
// expect: none
#include <cassert>
__global__ void tile(const float *a, const float *b, float *o, int n, int k) {
  __shared__ float as[64 * 8], bs[8 * 64];
  assert(64 * 8 == blockDim.x);
  const int tc = threadIdx.x % 64, tr = threadIdx.x / 64, ac = threadIdx.x % 8, ar = threadIdx.x / 8;
  a += blockIdx.y * 64 * k; b += blockIdx.x * 64; o += blockIdx.y * 64 * n + blockIdx.x * 64;
  float r[8] = {0};
  for (int i = 0; i < k; i += 8) {
    as[ar * 8 + ac] = a[ar * k + ac];
    bs[tr * 64 + tc] = b[tr * n + tc];
    __syncthreads();
    a += 8; b += 8 * n;
    for (int d = 0; d < 8; ++d) for (int j = 0; j < 8; ++j) r[j] += as[(tr * 8 + j) * 8 + d] * bs[d * 64 + tc];
    __syncthreads();
  }
  for (int j = 0; j < 8; ++j) o[(tr * 8 + j) * n + tc] = r[j];
}
