// Rows are read as float4; host asserts c % 4 == 0.
// A launch with a misaligned access is discarded, with its races.
// run: --search default
// expect: none
#include <cassert>
__global__ void scale(float *out, const float *in, int n, int c) {
  extern __shared__ float4 row[];
  int r = blockIdx.x * blockDim.y + threadIdx.y;
  if (r >= n) return;
  float4 *mine = row + threadIdx.y * c / 4;
  for (int i = threadIdx.x * 4; i < c; i += 128) mine[i / 4] = *(const float4 *)(in + r * c + i);
  __syncwarp();
  for (int i = threadIdx.x * 4; i < c; i += 128) *(float4 *)(out + r * c + i) = mine[i / 4];
}
void host(float *out, const float *in, int n, int c) {
  assert(c % 4 == 0);
  scale<<<(n + 7) / 8, dim3(32, 8), 8 * c * sizeof(float)>>>(out, in, n, c);
}
