// Narrow floats: four and six bits.
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#include <cstdio>
__global__ void round4(const float *x, float *y4, float *y6, float *y63, int n) {
  int i = threadIdx.x;
  if (i >= n) return;
  y4[i] = float(__nv_fp4_e2m1(x[i]));
  y6[i] = float(__nv_fp6_e3m2(x[i]));
  y63[i] = float(__nv_fp6_e2m3(x[i]));
}
int main() {
  const float x[] = {0, 0.2f, 0.26f, 0.5f, 0.75f, 1, 1.25f, 1.3f, 1.75f, 2.5f, 2.6f, 3.5f, 5, 5.1f, 7, 100, -0.3f, -2.4f, -9, 29, 0.05f, 0.0624f, 7.6f};
  const int n = sizeof x / sizeof *x;
  float *d, h[4 * n];
  cudaMalloc(&d, 4 * sizeof x); cudaMemcpy(d, x, sizeof x, cudaMemcpyHostToDevice);
  round4<<<1, 32>>>(d, d + n, d + 2 * n, d + 3 * n, n);
  cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
  int bad = 0;
  for (int i = 0; i < n; i++) {
    printf("%8.4f: %5.2f %8.4f %6.3f\n", x[i], h[n + i], h[2 * n + i], h[3 * n + i]);
    bad += float(__nv_fp4_e2m1(x[i])) != h[n + i];
  }
  __nv_fp4_storage_t s = __nv_cvt_float_to_fp4(1.5f, __NV_E2M1, cudaRoundNearest);
  printf("bits %x, %d bad\n", (unsigned)s, bad);
  cudaFree(d); return bad;
}
