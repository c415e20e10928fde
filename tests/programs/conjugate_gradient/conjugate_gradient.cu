// Conjugate gradients in one cooperative launch, over managed memory.
// conjugate gradient by cooperative launch with grid sync, managed memory
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <helper_cuda.h>
#include <helper_functions.h>
namespace cg = cooperative_groups;
const char *sSDKname = "conjugateGradientMultiBlockCG";
#define ENABLE_CPU_DEBUG_CODE 0
#define THREADS_PER_BLOCK 128
void genTridiag(int *I, int *J, float *val, int N, int nz) {
  I[0] = 0, J[0] = 0, J[1] = 1; val[0] = static_cast<float>(rand()) / RAND_MAX + 10.0f; val[1] = static_cast<float>(rand()) / RAND_MAX; int start;
  for (int i = 1; i < N; i++) {
    if (i > 1) I[i] = I[i - 1] + 3; else I[1] = 2;
    start = (i - 1) * 3 + 2; J[start] = i - 1; J[start + 1] = i; if (i < N - 1) J[start + 2] = i + 1;
    val[start] = val[start - 1]; val[start + 1] = static_cast<float>(rand()) / RAND_MAX + 10.0f; if (i < N - 1) val[start + 2] = static_cast<float>(rand()) / RAND_MAX;
  }
  I[N] = nz;
}
__device__ void gpuSpMV(int *I, int *J, float *val, int nnz, int num_rows, float alpha, float *inputVecX, float *outputVecY, cg::thread_block &cta, const cg::grid_group &grid) {
  for (int i = grid.thread_rank(); i < num_rows; i += grid.size()) { int row_elem = I[i], next_row_elem = I[i + 1], num_elems_this_row = next_row_elem - row_elem; float output = 0.0; for (int j = 0; j < num_elems_this_row; j++) output += alpha * val[row_elem + j] * inputVecX[J[row_elem + j]]; outputVecY[i] = output; }
}
__device__ void gpuSaxpy(float *x, float *y, float a, int size, const cg::grid_group &grid) { for (int i = grid.thread_rank(); i < size; i += grid.size()) y[i] = a * x[i] + y[i]; }
__device__ void gpuDotProduct(float *vecA, float *vecB, double *result, int size, const cg::thread_block &cta, const cg::grid_group &grid) {
  extern __shared__ double tmp[]; double temp_sum = 0.0;
  for (int i = grid.thread_rank(); i < size; i += grid.size()) temp_sum += static_cast<double>(vecA[i] * vecB[i]);
  cg::thread_block_tile<32> tile32 = cg::tiled_partition<32>(cta); temp_sum = cg::reduce(tile32, temp_sum, cg::plus<double>());
  if (tile32.thread_rank() == 0) tmp[tile32.meta_group_rank()] = temp_sum;
  cg::sync(cta);
  if (tile32.meta_group_rank() == 0) { temp_sum = tile32.thread_rank() < tile32.meta_group_size() ? tmp[tile32.thread_rank()] : 0.0; temp_sum = cg::reduce(tile32, temp_sum, cg::plus<double>()); if (tile32.thread_rank() == 0) atomicAdd(result, temp_sum); }
}
__device__ void gpuCopyVector(float *srcA, float *destB, int size, const cg::grid_group &grid) { for (int i = grid.thread_rank(); i < size; i += grid.size()) destB[i] = srcA[i]; }
__device__ void gpuScaleVectorAndSaxpy(const float *x, float *y, float a, float scale, int size, const cg::grid_group &grid) { for (int i = grid.thread_rank(); i < size; i += grid.size()) y[i] = a * x[i] + scale * y[i]; }
extern "C" __global__ void gpuConjugateGradient(int *I, int *J, float *val, float *x, float *Ax, float *p, float *r, double *dot_result, int nnz, int N, float tol) {
  cg::thread_block cta = cg::this_thread_block(); cg::grid_group grid = cg::this_grid(); int max_iter = 20; float alpha = 1.0, alpham1 = -1.0, r0 = 0.0, r1, b, a, na;
  gpuSpMV(I, J, val, nnz, N, alpha, x, Ax, cta, grid); cg::sync(grid);
  gpuSaxpy(Ax, r, alpham1, N, grid); cg::sync(grid);
  gpuDotProduct(r, r, dot_result, N, cta, grid); cg::sync(grid);
  r1 = *dot_result; int k = 1;
  while (r1 > tol * tol && k <= max_iter) {
    if (k > 1) { b = r1 / r0; gpuScaleVectorAndSaxpy(r, p, alpha, b, N, grid); } else gpuCopyVector(r, p, N, grid);
    cg::sync(grid); gpuSpMV(I, J, val, nnz, N, alpha, p, Ax, cta, grid);
    if (threadIdx.x == 0 && blockIdx.x == 0) *dot_result = 0.0;
    cg::sync(grid); gpuDotProduct(p, Ax, dot_result, N, cta, grid); cg::sync(grid);
    a = r1 / *dot_result; gpuSaxpy(p, x, a, N, grid); na = -a; gpuSaxpy(Ax, r, na, N, grid); r0 = r1; cg::sync(grid);
    if (threadIdx.x == 0 && blockIdx.x == 0) *dot_result = 0.0;
    cg::sync(grid); gpuDotProduct(r, r, dot_result, N, cta, grid); cg::sync(grid); r1 = *dot_result; k++;
  }
}
int main(int argc, char **argv) {
  int N = 0, nz = 0, *I = NULL, *J = NULL; float *val = NULL; const float tol = 1e-5f; float *x, *rhs, r1, *r, *p, *Ax; cudaEvent_t start, stop;
  cudaDeviceProp deviceProp; checkCudaErrors(cudaGetDeviceProperties(&deviceProp, 0));
  if (!deviceProp.managedMemory) exit(EXIT_WAIVED); if (!deviceProp.cooperativeLaunch) exit(EXIT_WAIVED);
  N = 1024; nz = (N - 2) * 3 + 4;
  checkCudaErrors(cudaMallocManaged((void **)&I, sizeof(int) * (N + 1))); checkCudaErrors(cudaMallocManaged((void **)&J, sizeof(int) * nz)); checkCudaErrors(cudaMallocManaged((void **)&val, sizeof(float) * nz)); genTridiag(I, J, val, N, nz);
  checkCudaErrors(cudaMallocManaged((void **)&x, sizeof(float) * N)); checkCudaErrors(cudaMallocManaged((void **)&rhs, sizeof(float) * N)); double *dot_result; checkCudaErrors(cudaMallocManaged((void **)&dot_result, sizeof(double))); *dot_result = 0.0;
  checkCudaErrors(cudaMallocManaged((void **)&r, N * sizeof(float))); checkCudaErrors(cudaMallocManaged((void **)&p, N * sizeof(float))); checkCudaErrors(cudaMallocManaged((void **)&Ax, N * sizeof(float))); checkCudaErrors(cudaDeviceSynchronize()); checkCudaErrors(cudaEventCreate(&start)); checkCudaErrors(cudaEventCreate(&stop));
  for (int i = 0; i < N; i++) { r[i] = rhs[i] = 1.0; x[i] = 0.0; }
  void *kernelArgs[] = {(void *)&I, (void *)&J, (void *)&val, (void *)&x, (void *)&Ax, (void *)&p, (void *)&r, (void *)&dot_result, (void *)&nz, (void *)&N, (void *)&tol};
  int sMemSize = sizeof(double) * ((THREADS_PER_BLOCK / 32) + 1), numBlocksPerSm = 0, numThreads = THREADS_PER_BLOCK; checkCudaErrors(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&numBlocksPerSm, gpuConjugateGradient, numThreads, sMemSize));
  int numSms = deviceProp.multiProcessorCount; (void)numSms; dim3 dimGrid(4 < numSms * numBlocksPerSm ? 4 : 1, 1, 1), dimBlock(THREADS_PER_BLOCK, 1, 1);
  checkCudaErrors(cudaEventRecord(start, 0)); checkCudaErrors(cudaLaunchCooperativeKernel((void *)gpuConjugateGradient, dimGrid, dimBlock, kernelArgs, sMemSize, NULL)); checkCudaErrors(cudaEventRecord(stop, 0)); checkCudaErrors(cudaDeviceSynchronize());
  float time; checkCudaErrors(cudaEventElapsedTime(&time, start, stop)); r1 = *dot_result; printf("residual small: %d\n", sqrt(r1) < tol);
  float rsum, diff, err = 0.0; for (int i = 0; i < N; i++) { rsum = 0.0; for (int j = I[i]; j < I[i + 1]; j++) rsum += val[j] * x[J[j]]; diff = fabs(rsum - rhs[i]); if (diff > err) err = diff; }
  for (void *q : {(void *)I, (void *)J, (void *)val, (void *)x, (void *)rhs, (void *)r, (void *)p, (void *)Ax, (void *)dot_result}) checkCudaErrors(cudaFree(q)); checkCudaErrors(cudaEventDestroy(start)); checkCudaErrors(cudaEventDestroy(stop));
  printf("Test Summary:  Error amount = %f \n", err); fprintf(stdout, "&&&& conjugateGradientMultiBlockCG %s\n", (sqrt(r1) < tol) ? "PASSED" : "FAILED"); exit((sqrt(r1) < tol) ? EXIT_SUCCESS : EXIT_FAILURE);
}
