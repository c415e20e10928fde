// A product of matrices with two buffers and asynchronous copies.
#include <cuda_runtime.h>
#include <cuda_pipeline.h>
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <vector>
#include <random>
template <int BM, int BN, int BK, int TM, int TN> __global__ __launch_bounds__((BM / TM) * (BN / TN)) void sgemm(int M, int N, int K, float alpha, const float *A, const float *B, float beta, float *C) {
  __shared__ float As[2][BK][BM + 4];
  __shared__ __align__(16) float Bs[2][BK][BN];
  const int tid = threadIdx.x, threads = (BM / TM) * (BN / TN), tx = tid % (BN / TN), ty = tid / (BN / TN), row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  float acc[TM][TN] = {};
  auto load = [&](int buf, int k0) {
    for (int i = tid; i < BM * BK / 4; i += threads) {
      int r = i / (BK / 4), c = i % (BK / 4) * 4;
      float4 v = *reinterpret_cast<const float4 *>(&A[(row0 + r) * K + k0 + c]);
      As[buf][c][r] = v.x;
      As[buf][c + 1][r] = v.y;
      As[buf][c + 2][r] = v.z;
      As[buf][c + 3][r] = v.w;
    }
    for (int i = tid; i < BK * BN / 4; i += threads) {
      int r = i / (BN / 4), c = i % (BN / 4) * 4;
      __pipeline_memcpy_async(&Bs[buf][r][c], &B[(k0 + r) * N + col0 + c], sizeof(float4));
    }
    __pipeline_commit();
  };
  load(0, 0);
  int buf = 0;
  for (int k0 = 0; k0 < K; k0 += BK) {
    __pipeline_wait_prior(0);
    __syncthreads();
    if (k0 + BK < K) load(buf ^ 1, k0 + BK);
#pragma unroll
    for (int k = 0; k < BK; k++) {
      float a[TM], b[TN];
      for (int i = 0; i < TM; i++) a[i] = As[buf][k][ty * TM + i];
      for (int j = 0; j < TN; j++) b[j] = Bs[buf][k][tx * TN + j];
      for (int i = 0; i < TM; i++) for (int j = 0; j < TN; j++) acc[i][j] = fmaf(a[i], b[j], acc[i][j]);
    }
    buf ^= 1;
  }
  for (int i = 0; i < TM; i++) for (int j = 0; j < TN; j++) {
    float *c = &C[(row0 + ty * TM + i) * N + col0 + tx * TN + j];
    *c = alpha * acc[i][j] + beta * *c;
  }
}
int main(int argc, char **argv) {
  int M = 64, N = 96, K = 48;
  if (argc == 4) {
    M = atoi(argv[1]);
    N = atoi(argv[2]);
    K = atoi(argv[3]);
  }
  if (M % 32 || N % 32 || K % 16) {
    fprintf(stderr, "sizes must be multiples of 32, 32, 16\n");
    return 2;
  }
  std::vector<float> A(M * K), B(K * N), C(M * N), R;
  std::default_random_engine e(9);
  std::uniform_real_distribution<float> d(-1, 1);
  for (auto *v : {&A, &B, &C}) for (auto &x : *v) x = d(e);
  R = C;
  for (int i = 0; i < M; i++) for (int j = 0; j < N; j++) {
    float s = 0;
    for (int k = 0; k < K; k++) s += A[i * K + k] * B[k * N + j];
    R[i * N + j] = 1.5f * s + 0.5f * R[i * N + j];
  }
  float *a, *b, *c;
  cudaMalloc(&a, A.size() * 4);
  cudaMalloc(&b, B.size() * 4);
  cudaMalloc(&c, C.size() * 4);
  cudaMemcpy(a, A.data(), A.size() * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(b, B.data(), B.size() * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(c, C.data(), C.size() * 4, cudaMemcpyHostToDevice);
  dim3 grid(N / 32, M / 32);
  sgemm<32, 32, 16, 4, 4><<<grid, 64>>>(M, N, K, 1.5f, a, b, 0.5f, c);
  cudaMemcpy(C.data(), c, C.size() * 4, cudaMemcpyDeviceToHost);
  double err = 0;
  for (size_t i = 0; i < C.size(); i++) err = fmax(err, fabs(C[i] - R[i]));
  printf("max error below 1e-4: %d\n%s\n", err < 1e-4, err < 1e-4 ? "PASSED" : "FAILED");
  cudaFree(a);
  cudaFree(b);
  cudaFree(c);
  return err >= 1e-4;
}
