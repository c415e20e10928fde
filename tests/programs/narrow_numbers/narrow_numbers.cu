// Half precision, bfloat16, eight-bit floats, and products of matrix fragments.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <mma.h>
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <vector>
#include <cuda_runtime.h>
using namespace nvcuda;
#define M 32
#define N 32
#define K 48
__global__ void wmma_gemm(const half *a, const half *b, float *c, int m, int n, int k) {
  int warpM = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize, warpN = blockIdx.y * blockDim.y + threadIdx.y;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fill_fragment(acc, 0.0f);
  for (int i = 0; i < k; i += 16) {
    int ar = warpM * 16, bc = warpN * 16;
    if (ar < m && bc < n) {
      wmma::load_matrix_sync(fa, a + ar * k + i, k);
      wmma::load_matrix_sync(fb, b + bc * k + i, k);
      wmma::mma_sync(acc, fa, fb, acc);
    }
  }
  for (int t = 0; t < acc.num_elements; t++) acc.x[t] *= 0.5f;
  if (warpM * 16 < m && warpN * 16 < n) wmma::store_matrix_sync(c + warpM * 16 * n + warpN * 16, acc, n, wmma::mem_row_major);
}
__global__ void mixed(const __half2 *x, __half2 *y, __nv_bfloat16 *z, __nv_fp8_e4m3 *q, float *back, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __half2 v = __hfma2(x[i], __float2half2_rn(2.f), __halves2half2(__float2half(1.f), __float2half(-1.f)));
  y[i] = h2exp2(__hmin2(v, __float2half2_rn(4.f)));
  z[i] = __float2bfloat16(__low2float(v)) + __nv_bfloat16(0.5f);
  if (__hgt(z[i], __float2bfloat16(3.f))) z[i] = __hneg(z[i]);
  q[i] = __nv_fp8_e4m3(__high2float(v));
  back[i] = float(q[i]);
}
int main() {
  std::vector<half> a(M * K), b(K * N);
  std::vector<float> c(M * N), ref(M * N);
  for (int i = 0; i < M * K; i++) a[i] = __float2half((i % 7) * 0.25f);
  for (int i = 0; i < K * N; i++) b[i] = __float2half((i % 5) - 2.0f);
  for (int i = 0; i < M; i++) for (int j = 0; j < N; j++) {
    float s = 0;
    for (int k = 0; k < K; k++) s += __half2float(a[i * K + k]) * __half2float(b[j * K + k]);
    ref[i * N + j] = s * 0.5f;
  }
  half *da, *db;
  float *dc;
  cudaMalloc(&da, a.size() * sizeof(half));
  cudaMalloc(&db, b.size() * sizeof(half));
  cudaMalloc(&dc, c.size() * 4);
  cudaMemcpy(da, a.data(), a.size() * 2, cudaMemcpyHostToDevice);
  cudaMemcpy(db, b.data(), b.size() * 2, cudaMemcpyHostToDevice);
  wmma_gemm<<<dim3(1, 2), dim3(64, 1)>>>(da, db, dc, M, N, K);
  cudaMemcpy(c.data(), dc, c.size() * 4, cudaMemcpyDeviceToHost);
  int bad = 0;
  for (int i = 0; i < M * N; i++) bad += fabsf(c[i] - ref[i]) > 1e-2f;
  const int n = 64;
  std::vector<__half2> x(n), y(n);
  for (int i = 0; i < n; i++) x[i] = __floats2half2_rn(i * 0.05f, i * -0.1f);
  __half2 *dx, *dy;
  __nv_bfloat16 *dz;
  __nv_fp8_e4m3 *dq;
  float *dback;
  cudaMalloc(&dx, n * 4);
  cudaMalloc(&dy, n * 4);
  cudaMalloc(&dz, n * 2);
  cudaMalloc(&dq, n);
  cudaMalloc(&dback, n * 4);
  cudaMemcpy(dx, x.data(), n * 4, cudaMemcpyHostToDevice);
  mixed<<<1, 64>>>(dx, dy, dz, dq, dback, n);
  cudaMemcpy(y.data(), dy, n * 4, cudaMemcpyDeviceToHost);
  std::vector<__nv_bfloat16> z(n);
  cudaMemcpy(z.data(), dz, n * 2, cudaMemcpyDeviceToHost);
  std::vector<float> back(n);
  cudaMemcpy(back.data(), dback, n * 4, cudaMemcpyDeviceToHost);
  printf("%.3f %.3f | %.4f %.4f | %.3f %.3f\n", __low2float(y[10]), __high2float(y[10]), __bfloat162float(z[10]), (float)z[63], back[10], back[63]);
  for (int i = 0; i < n; i++) {
    float v = -1 + 2 * __high2float(x[i]);
    bad += fabsf(back[i] - v) > 0.07f * fabsf(v) + 0.01f;
  }
  cudaFree(da);
  cudaFree(db);
  cudaFree(dc);
  cudaFree(dx);
  cudaFree(dy);
  cudaFree(dz);
  cudaFree(dq);
  cudaFree(dback);
  puts(bad ? "FAILED" : "PASSED");
  return bad != 0;
}
