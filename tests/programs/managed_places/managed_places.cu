// Managed memory with advice and prefetches, to devices by number and to places as since CUDA 13.
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <cuda_runtime.h>
#define CUDA_CHECK(call) { const cudaError_t error = call; if (error != cudaSuccess) { printf("Error: %s:%d, code %d, reason: %s\n", __FILE__, __LINE__, error, cudaGetErrorString(error)); exit(1); } }
__global__ void saxpy(int n, float a, const float *__restrict__ x, float *__restrict__ y) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) y[i] = a * x[i] + y[i]; }
int main() {
  int n = 1 << 12; float *x, *y; int dev; CUDA_CHECK(cudaGetDevice(&dev));
  CUDA_CHECK(cudaMallocManaged(&x, n * sizeof(float))); CUDA_CHECK(cudaMallocManaged(&y, n * sizeof(float), cudaMemAttachGlobal));
  for (int i = 0; i < n; i++) { x[i] = 1.0f; y[i] = 2.0f; }
  cudaMemLocation loc; loc.type = cudaMemLocationTypeDevice; loc.id = dev;
  CUDA_CHECK(cudaMemAdvise(x, n * sizeof(float), cudaMemAdviseSetReadMostly, loc));
  CUDA_CHECK(cudaMemPrefetchAsync(x, n * sizeof(float), loc, 0, 0));
  CUDA_CHECK(cudaMemAdvise(y, n * sizeof(float), cudaMemAdviseSetAccessedBy, loc));
  int blockSize, minGridSize; CUDA_CHECK(cudaOccupancyMaxPotentialBlockSize(&minGridSize, &blockSize, saxpy, 0, n));
  int mp, nb; CUDA_CHECK(cudaDeviceGetAttribute(&mp, cudaDevAttrMultiProcessorCount, dev));
  CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&nb, saxpy, 256, 0));
  saxpy<<<4, 256>>>(n, 2.0f, x, y);
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaDeviceSynchronize());
  float maxError = 0; for (int i = 0; i < n; i++) maxError = fmax(maxError, fabs(y[i] - 4.0f));
  printf("Max error: %f\n", maxError);
  cudaFree(x); cudaFree(y);
  printf("%s\n", maxError == 0 ? "PASSED" : "FAILED");
}
