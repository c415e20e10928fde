// A kernel of another file, compiled at run time: the file is one of the program's sources.
// nvcc: no, needs helpers of samples
#include <stdio.h>
#include <cmath>
#include <cuda.h>
#include <cuda_runtime.h>
#include <nvrtc_helper.h>
#include <helper_functions.h>
int main(int argc, char **argv) {
  char *cubin, *kernel_file; size_t cubinSize;
  kernel_file = sdkFindFilePath("vectorAdd_kernel.cu", argv[0]);
  compileFileToCUBIN(kernel_file, argc, argv, &cubin, &cubinSize, 0);
  CUmodule module = loadCUBIN(cubin, argc, argv);
  CUfunction kernel_addr; checkCudaErrors(cuModuleGetFunction(&kernel_addr, module, "vectorAdd"));
  int n = 50; size_t size = n * sizeof(float); float *a = (float *)malloc(size), *b = (float *)malloc(size), *c = (float *)malloc(size); for (int i = 0; i < n; ++i) { a[i] = rand() / (float)RAND_MAX; b[i] = rand() / (float)RAND_MAX; }
  CUdeviceptr da, db, dc; checkCudaErrors(cuMemAlloc(&da, size)); checkCudaErrors(cuMemAlloc(&db, size)); checkCudaErrors(cuMemAlloc(&dc, size)); checkCudaErrors(cuMemcpyHtoD(da, a, size)); checkCudaErrors(cuMemcpyHtoD(db, b, size)); dim3 block(32, 1, 1), grid((n + 31) / 32, 1, 1);
  void *arr[] = {(void *)&da, (void *)&db, (void *)&dc, (void *)&n}; checkCudaErrors(cuLaunchKernel(kernel_addr, grid.x, grid.y, grid.z, block.x, block.y, block.z, 0, 0, &arr[0], 0)); checkCudaErrors(cuCtxSynchronize()); checkCudaErrors(cuMemcpyDtoH(c, dc, size)); for (int i = 0; i < n; ++i) if (fabs(a[i] + b[i] - c[i]) > 1e-5) { fprintf(stderr, "Result verification failed at element %d!\n", i); exit(EXIT_FAILURE); } printf("Test PASSED\n"); cuMemFree(da); cuMemFree(db); cuMemFree(dc); free(a); free(b); free(c); printf("Done\n"); return 0;
}
