// The driver API with a module, which is that of the program's own kernels.
// nvcc: no, the module is a file
// vectorAddDrv-like
#include <stdio.h>
#include <string.h>
#include <iostream>
#include <cstring>
#include <cuda.h>
#include <builtin_types.h>
#include <helper_cuda_drvapi.h>
#include <helper_functions.h>
extern "C" __device__ int bias = 3;
extern "C" __constant__ float scale[4];
extern "C" __global__ void VecAdd_kernel(const float *A, const float *B, float *C, int N) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i < N) C[i] = A[i] + B[i] + bias + scale[i & 3];
}
using namespace std;
CUdevice cuDevice; CUcontext cuContext; CUmodule cuModule; CUfunction vecAdd_kernel;
float *h_A, *h_B, *h_C; CUdeviceptr d_A, d_B, d_C;
#define FATBIN_FILE "vectorAdd_kernel64.fatbin"
void RandomInit(float *data, int n) { for (int i = 0; i < n; ++i) data[i] = rand() / (float)RAND_MAX; }
bool findModulePath(const char *, string &, char **, string &);
int CleanupNoFailure() {
  checkCudaErrors(cuMemFree(d_A)); checkCudaErrors(cuMemFree(d_B)); checkCudaErrors(cuMemFree(d_C));
  free(h_A); free(h_B); free(h_C);
  checkCudaErrors(cuCtxDestroy(cuContext));
  return EXIT_SUCCESS;
}
int main(int argc, char **argv) {
  printf("Vector Addition (Driver API)\n");
  int N = 5000; size_t size = N * sizeof(float);
  checkCudaErrors(cuInit(0));
  checkCudaErrors(cuDeviceGet(&cuDevice, 0));
  checkCudaErrors(cuCtxCreate(&cuContext, 0, cuDevice));
  checkCudaErrors(cuModuleLoad(&cuModule, FATBIN_FILE));
  checkCudaErrors(cuModuleGetFunction(&vecAdd_kernel, cuModule, "VecAdd_kernel"));
  CUdeviceptr gs; size_t gbytes;
  checkCudaErrors(cuModuleGetGlobal(&gs, &gbytes, cuModule, "scale"));
  float sc[4] = {0, 1, 2, 3};
  if (gbytes != sizeof sc) printf("scale has %zu bytes\n", gbytes);
  checkCudaErrors(cuMemcpyHtoD(gs, sc, sizeof sc));
  h_A = (float *)malloc(size); h_B = (float *)malloc(size); h_C = (float *)malloc(size);
  RandomInit(h_A, N); RandomInit(h_B, N);
  checkCudaErrors(cuMemAlloc(&d_A, size)); checkCudaErrors(cuMemAlloc(&d_B, size)); checkCudaErrors(cuMemAlloc(&d_C, size));
  checkCudaErrors(cuMemcpyHtoD(d_A, h_A, size)); checkCudaErrors(cuMemcpyHtoD(d_B, h_B, size));
  if (1) {
    int threadsPerBlock = 256, blocksPerGrid = (N + threadsPerBlock - 1) / threadsPerBlock;
    void *args[] = {&d_A, &d_B, &d_C, &N};
    checkCudaErrors(cuLaunchKernel(vecAdd_kernel, blocksPerGrid, 1, 1, threadsPerBlock, 1, 1, 0, NULL, args, NULL));
    checkCudaErrors(cuCtxSynchronize());
    // again by a packed buffer
    int offset = 0; void *argBuffer[16];
    *((CUdeviceptr *)((char *)&argBuffer[0] + offset)) = d_A; offset += sizeof(d_A);
    *((CUdeviceptr *)((char *)&argBuffer[0] + offset)) = d_B; offset += sizeof(d_B);
    *((CUdeviceptr *)((char *)&argBuffer[0] + offset)) = d_C; offset += sizeof(d_C);
    *((int *)((char *)&argBuffer[0] + offset)) = N; offset += sizeof(N);
    size_t bs = offset;
    void *kernel_launch_config[5] = {CU_LAUNCH_PARAM_BUFFER_POINTER, argBuffer, CU_LAUNCH_PARAM_BUFFER_SIZE, &bs, CU_LAUNCH_PARAM_END};
    checkCudaErrors(cuLaunchKernel(vecAdd_kernel, blocksPerGrid, 1, 1, threadsPerBlock, 1, 1, 0, NULL, NULL, (void **)&kernel_launch_config));
  }
  checkCudaErrors(cuMemcpyDtoH(h_C, d_C, size));
  int i;
  for (i = 0; i < N; ++i) { float sum = h_A[i] + h_B[i] + 3 + sc[i & 3]; if (fabs(h_C[i] - sum) > 1e-6f) break; }
  CleanupNoFailure();
  printf("%s\n", (i == N) ? "Result = PASS" : "Result = FAIL");
  exit((i == N) ? EXIT_SUCCESS : EXIT_FAILURE);
}
