// The host compares by SSE and AVX: aligned memory, sums, shuffles, a transposition.
// nvcc: -Xcompiler -mavx
#include <immintrin.h>
#include <x86intrin.h>
#include <cstdio>
#include <vector>
__global__ void add(const float* a, const float* b, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
int main() {
  const int n = 1000;
  float *a = (float*)_mm_malloc(n * 4, 32), *b = (float*)_mm_malloc(n * 4, 32), *c = (float*)_mm_malloc(n * 4, 32);
  for (int i = 0; i < n; ++i) a[i] = i, b[i] = 2 * i + 1;
  unsigned long long t0 = __rdtsc();
  for (int i = 0; i + 8 <= n; i += 8)
    _mm256_store_ps(c + i, _mm256_add_ps(_mm256_load_ps(a + i), _mm256_load_ps(b + i)));
  unsigned long long t1 = __rdtsc();
  __m128 s = _mm_setzero_ps();
  for (int i = 0; i < n; i += 4) s = _mm_add_ps(s, _mm_mul_ps(_mm_loadu_ps(a + i), _mm_load_ps(b + i)));
  s = _mm_hadd_ps(s, s);
  s = _mm_hadd_ps(s, s);
  float dot = _mm_cvtss_f32(s);
  __m128i k = _mm_setzero_si128();
  for (int i = 0; i < 16; i += 4) k = _mm_add_epi32(k, _mm_set_epi32(i, i + 1, i + 2, i + 3));
  int w[4];
  _mm_storeu_si128((__m128i*)w, k);
  __m128 r0 = _mm_set_ps(3, 2, 1, 0), r1 = _mm_set_ps(7, 6, 5, 4), r2 = _mm_set_ps(11, 10, 9, 8),
         r3 = _mm_set_ps(15, 14, 13, 12);
  _MM_TRANSPOSE4_PS(r0, r1, r2, r3);
  float m[4];
  _mm_storeu_ps(m, _mm_shuffle_ps(r0, r3, _MM_SHUFFLE(3, 2, 1, 0)));
  float *da, *db, *dc;
  cudaMalloc(&da, n * 4);
  cudaMalloc(&db, n * 4);
  cudaMalloc(&dc, n * 4);
  cudaMemcpy(da, a, n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(db, b, n * 4, cudaMemcpyHostToDevice);
  add<<<(n + 255) / 256, 256>>>(da, db, dc, n);
  std::vector<float> h(n);
  cudaMemcpy(h.data(), dc, n * 4, cudaMemcpyDeviceToHost);
  bool ok = t1 > t0;
  for (int i = 0; i < n / 8 * 8; ++i) ok &= h[i] == c[i];
  printf("%g %d %d %d %d | %g %g %g %g\n%s\n", dot, w[0], w[1], w[2], w[3], m[0], m[1], m[2], m[3],
         ok ? "PASSED" : "FAILED");
  _mm_free(a);
  _mm_free(b);
  _mm_free(c);
  cudaFree(da);
  cudaFree(db);
  cudaFree(dc);
}
