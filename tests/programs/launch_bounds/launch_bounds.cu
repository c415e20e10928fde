// What __launch_bounds__ promises: larger blocks are refused, and the runtime knows the bound.
#include <cstdio>
#include <cuda_runtime.h>
__global__ void __launch_bounds__(128) k(int *a) { a[threadIdx.x] = 1; }
__global__ void __launch_bounds__(128, 4) m(int *a) { a[threadIdx.y * blockDim.x + threadIdx.x] = 1; }
__global__ void plain(int *a) { a[threadIdx.x] = 1; }
int main() {
  int *a; cudaMalloc(&a, 4096 * 4);
  cudaFuncAttributes f;
  cudaFuncGetAttributes(&f, k); printf("most %d\n", f.maxThreadsPerBlock);
  cudaFuncGetAttributes(&f, plain); printf("plain %d\n", f.maxThreadsPerBlock);
  k<<<1, 128>>>(a); printf("128: %s\n", cudaGetErrorName(cudaGetLastError()));
  k<<<1, 256>>>(a); printf("256: %s\n", cudaGetErrorName(cudaGetLastError()));
  k<<<1, dim3(16, 16)>>>(a); printf("16x16: %s\n", cudaGetErrorName(cudaGetLastError()));
  m<<<1, dim3(8, 16)>>>(a); printf("8x16: %s\n", cudaGetErrorName(cudaGetLastError()));
  m<<<1, dim3(1, 256)>>>(a); printf("1x256: %s\n", cudaGetErrorName(cudaGetLastError()));
  void *args[] = {&a};
  printf("cudaLaunchKernel: %s\n", cudaGetErrorName(cudaLaunchKernel((void *)k, dim3(1), dim3(160), args, 0, 0)));
  int min = 0, block = 0, n = 0;
  cudaOccupancyMaxPotentialBlockSize(&min, &block, k, 0, 0); printf("best %d\n", block);
  printf("%s ", cudaGetErrorName(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, k, 256, 0))); printf("active 256: %d\n", n);
  printf("%s ", cudaGetErrorName(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, k, 128, 0))); printf("active 128: %d\n", n);
  printf("sync %s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
