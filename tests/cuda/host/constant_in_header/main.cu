// run: --kernel strided --search default --budget 60-launches
// expect: none
// run: --kernel rows --search default --budget 60-launches
// expect: none
// Block size and row length are macros of an own header.
#include "sizes.h"
__global__ void strided(float *o, float v) {
  int i = blockIdx.x * blockDim.x * 4 + threadIdx.x;
  for (int u = 0; u < 4; ++u) o[i + u * 8] += v;
}
__global__ void rows(float *t, int ni, int nj) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < ni && j < nj) t[i * NJ + j] = (float)j;
}
void host(float *o, int n) {
  strided<<<n / 32, THREADS>>>(o, 1.f);
  int nj = NJ;
  dim3 b(32, 8), g(nj / 32, n / 8);
  rows<<<g, b>>>(o, n, nj);
}
