// Registered memory of the host, which a kernel uses by the device's addresses and by the host's.
#include <stdio.h>
#include <assert.h>
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>
#ifndef MAX
#define MAX(a, b) (a > b ? a : b)
#endif
#define MEMORY_ALIGNMENT 4096
#define ALIGN_UP(x, size) (((size_t)x + (size - 1)) & (~(size - 1)))
__global__ void vectorAddGPU(float *a, float *b, float *c, int N) { int idx = blockIdx.x * blockDim.x + threadIdx.x; if (idx < N) c[idx] = a[idx] + b[idx]; }
bool bPinGenericMemory = true;
int main(int argc, char **argv) {
  int n, nelem, deviceCount, idev = 0; char *device = NULL; unsigned int flags; size_t bytes; float *a, *b, *c; float *a_UA, *b_UA, *c_UA; float *d_a, *d_b, *d_c; float errorNorm, refNorm, ref, diff; cudaDeviceProp deviceProp;
  if (checkCmdLineFlag(argc, (const char **)argv, "help")) { printf("Usage:  simpleZeroCopy [OPTION]\n\n"); return EXIT_SUCCESS; }
  if (getCmdLineArgumentString(argc, (const char **)argv, "device", &device)) { cudaGetDeviceCount(&deviceCount); idev = atoi(device); if (idev >= deviceCount || idev < 0) return 1; }
  checkCudaErrors(cudaSetDevice(idev)); checkCudaErrors(cudaGetDeviceProperties(&deviceProp, idev));
  if (!deviceProp.canMapHostMemory) { fprintf(stderr, "no mapping\n"); exit(EXIT_SUCCESS); }
  checkCudaErrors(cudaSetDeviceFlags(cudaDeviceMapHost));
  nelem = 5000; bytes = nelem * sizeof(float);
  a_UA = (float *)malloc(bytes + MEMORY_ALIGNMENT); b_UA = (float *)malloc(bytes + MEMORY_ALIGNMENT); c_UA = (float *)malloc(bytes + MEMORY_ALIGNMENT);
  a = (float *)ALIGN_UP(a_UA, MEMORY_ALIGNMENT); b = (float *)ALIGN_UP(b_UA, MEMORY_ALIGNMENT); c = (float *)ALIGN_UP(c_UA, MEMORY_ALIGNMENT);
  checkCudaErrors(cudaHostRegister(a, bytes, cudaHostRegisterMapped)); checkCudaErrors(cudaHostRegister(b, bytes, cudaHostRegisterMapped)); checkCudaErrors(cudaHostRegister(c, bytes, cudaHostRegisterMapped));
  for (n = 0; n < nelem; n++) { a[n] = rand() / (float)RAND_MAX; b[n] = rand() / (float)RAND_MAX; }
  checkCudaErrors(cudaHostGetDevicePointer((void **)&d_a, (void *)a, 0)); checkCudaErrors(cudaHostGetDevicePointer((void **)&d_b, (void *)b, 0)); checkCudaErrors(cudaHostGetDevicePointer((void **)&d_c, (void *)c, 0));
  dim3 block(256), grid((unsigned int)ceil(nelem / (float)block.x));
  vectorAddGPU<<<grid, block>>>(d_a, d_b, d_c, nelem);
  checkCudaErrors(cudaDeviceSynchronize()); getLastCudaError("vectorAddGPU() execution failed");
  errorNorm = 0.f; refNorm = 0.f;
  for (n = 0; n < nelem; n++) { ref = a[n] + b[n]; diff = c[n] - ref; errorNorm += diff * diff; refNorm += ref * ref; }
  errorNorm = (float)sqrt((double)errorNorm); refNorm = (float)sqrt((double)refNorm);
  for (n = 0; n < nelem; n++) c[n] = 0;
  vectorAddGPU<<<grid, block>>>(a, b, c, nelem); checkCudaErrors(cudaDeviceSynchronize());
  for (n = 0; n < nelem; n++) if (c[n] != a[n] + b[n]) errorNorm += 1;
  checkCudaErrors(cudaHostUnregister(a)); checkCudaErrors(cudaHostUnregister(b)); checkCudaErrors(cudaHostUnregister(c)); free(a_UA); free(b_UA); free(c_UA);
  exit(errorNorm / refNorm < 1.e-6f ? (puts("PASSED"), EXIT_SUCCESS) : (puts("FAILED"), EXIT_FAILURE));
}
