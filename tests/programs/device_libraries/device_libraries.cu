// cuBLAS, cuRAND's host generators and CUB's device-wide functions.
// nvcc: -lcublas -lcurand
#include <cublas_v2.h>
#include <curand.h>
#include <curand_kernel.h>
#include <cub/cub.cuh>
#include <cstdio>
#include <vector>
int main() {
  cublasHandle_t h;
  cublasCreate(&h);
  float a[] = {1, 2, 3, 4, 5, 6}, b[] = {1, 0, 2, 1, 3, 2}, c[4], al = 1, be = 0;
  float *da, *db, *dc;
  cudaMalloc(&da, 24);
  cudaMalloc(&db, 24);
  cudaMalloc(&dc, 16);
  cublasSetMatrix(2, 3, 4, a, 2, da, 2);
  cudaMemcpy(db, b, 24, cudaMemcpyHostToDevice);
  cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 3, &al, da, 2, db, 3, &be, dc, 2);
  cublasGetMatrix(2, 2, 4, dc, 2, c, 2);
  printf("%g %g %g %g\n", c[0], c[1], c[2], c[3]);
  float r;
  cublasSdot(h, 6, da, 1, db, 1, &r);
  printf("%g ", r);
  cublasSnrm2(h, 6, da, 1, &r);
  printf("%g ", r);
  cublasSaxpy(h, 6, &al, da, 1, db, 1);
  int im;
  cublasIsamax(h, 6, db, 1, &im);
  printf("%d\n", im);
  cublasDestroy(h);
  curandGenerator_t g;
  curandCreateGenerator(&g, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(g, 1234ULL);
  curandGenerateUniform(g, da, 6);
  cudaMemcpy(a, da, 24, cudaMemcpyDeviceToHost);
  bool ok = true;
  for (float x : a) ok = ok && x > 0 && x <= 1;
  printf("%d\n", ok);
  curandGenerateNormal(g, da, 6, 0, 1);
  curandDestroyGenerator(g);
  int in[] = {5, 3, 9, 1, 7}, *di, *dout;
  cudaMalloc(&di, 20);
  cudaMalloc(&dout, 20);
  cudaMemcpy(di, in, 20, cudaMemcpyHostToDevice);
  void *tmp = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Sum(tmp, bytes, di, dout, 5);
  cudaMalloc(&tmp, bytes);
  cub::DeviceReduce::Sum(tmp, bytes, di, dout, 5);
  int s;
  cudaMemcpy(&s, dout, 4, cudaMemcpyDeviceToHost);
  printf("%d\n", s);
  // Room for the greatest of the functions below.
  size_t most = bytes;
  auto need = [&] { most = bytes > most ? bytes : most; };
  cub::DeviceRadixSort::SortKeys(nullptr, bytes, di, dout, 5);
  need();
  cub::DeviceScan::ExclusiveSum(nullptr, bytes, dout, di, 5);
  need();
  cub::DeviceReduce::Max(nullptr, bytes, di, dout, 5);
  need();
  cub::DeviceHistogram::HistogramEven(nullptr, bytes, di, dout, 4, 0, 30, 5);
  need();
  cudaFree(tmp);
  cudaMalloc(&tmp, bytes = most);
  cub::DeviceRadixSort::SortKeys(tmp, bytes, di, dout, 5);
  cudaMemcpy(in, dout, 20, cudaMemcpyDeviceToHost);
  for (int x : in) printf("%d ", x);
  cub::DeviceScan::ExclusiveSum(tmp, bytes, dout, di, 5);
  cudaMemcpy(in, di, 20, cudaMemcpyDeviceToHost);
  for (int x : in) printf("%d ", x);
  cub::DeviceReduce::Max(tmp, bytes, di, dout, 5);
  cub::DeviceHistogram::HistogramEven(tmp, bytes, di, dout, 4, 0, 30, 5);
  puts("");
  // Storage for a sum is too small for a scan, which says so and does nothing.
  cub::DeviceReduce::Sum(nullptr, bytes, di, dout, 5);
  puts(cudaGetErrorName(cub::DeviceScan::ExclusiveSum(tmp, bytes, dout, di, 5)));
  for (void *p : {(void *)da, (void *)db, (void *)dc, (void *)di, (void *)dout, tmp}) cudaFree(p);
}
