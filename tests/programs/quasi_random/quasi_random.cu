// Numbers of Sobol by the device and the host: the volume of a ball, and normal numbers.
// nvcc: -lcurand
#include <curand.h>
#include <curand_kernel.h>
#include <cstdio>
#include <cmath>
#include <vector>
__global__ void setup(curandDirectionVectors32_t* v, curandStateSobol32* s, int offset) {
  int d = threadIdx.x;
  curand_init(v[d], offset, &s[d]);
}
__global__ void draw(curandStateSobol32* s, float* x, int n) {
  int d = threadIdx.x;
  curandStateSobol32 l = s[d];
  for (int i = 0; i < n; ++i) x[d * n + i] = curand_uniform(&l);
  s[d] = l;
}
int main() {
  const int n = 1024, dims = 3;
  curandDirectionVectors32_t *hv, *dv;
  curandGetDirectionVectors32(&hv, CURAND_DIRECTION_VECTORS_32_JOEKUO6);
  cudaMalloc(&dv, dims * sizeof *dv);
  cudaMemcpy(dv, hv, dims * sizeof *dv, cudaMemcpyHostToDevice);
  curandStateSobol32* s;
  float* x;
  cudaMalloc(&s, dims * sizeof *s);
  cudaMalloc(&x, dims * n * 4);
  setup<<<1, dims>>>(dv, s, 1);
  draw<<<1, dims>>>(s, x, n);
  std::vector<float> h(dims * n), g(dims * n);
  cudaMemcpy(h.data(), x, dims * n * 4, cudaMemcpyDeviceToHost);
  curandGenerator_t q;
  curandCreateGenerator(&q, CURAND_RNG_QUASI_SOBOL32);
  curandSetQuasiRandomGeneratorDimensions(q, dims);
  curandSetGeneratorOffset(q, 1);
  curandGenerateUniform(q, x, dims * n);
  cudaMemcpy(g.data(), x, dims * n * 4, cudaMemcpyDeviceToHost);
  int in = 0, bad = 0;
  for (int i = 0; i < n; ++i) {
    in += h[i] * h[i] + h[n + i] * h[n + i] + h[2 * n + i] * h[2 * n + i] < 1;
    for (int d = 0; d < dims; ++d) bad += h[d * n + i] != g[d * n + i];
  }
  for (int i = 0; i < 4; ++i) printf("%.4f %.4f %.4f\n", h[i], h[n + i], h[2 * n + i]);
  double v = 8.0 * in / n, e = std::fabs(v - 4.0 / 3 * 3.14159265);
  printf("volume %.4f, %d differ\n", v, bad);
  curandGenerateNormal(q, x, dims * n, 0, 1);
  cudaMemcpy(g.data(), x, dims * n * 4, cudaMemcpyDeviceToHost);
  double m = 0, m2 = 0;
  for (float f : g) m += f, m2 += f * f;
  m /= dims * n;
  m2 /= dims * n;
  printf("%.3f %.3f\n", std::fabs(m), m2);
  curandDestroyGenerator(q);
  cudaFree(dv);
  cudaFree(s);
  cudaFree(x);
  puts(e < 0.05 && !bad && std::fabs(m) < 0.01 && std::fabs(m2 - 1) < 0.02 ? "PASSED" : "FAILED");
}
