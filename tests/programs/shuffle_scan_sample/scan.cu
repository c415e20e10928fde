// A scan by warps with its own helper header, in the style of samples.
#include <cuda_runtime.h>
#include "common.h"
#include "scan.cuh"
static double seconds(cudaEvent_t a, cudaEvent_t b) { float ms; checkCudaErrors(cudaEventElapsedTime(&ms, a, b)); return ms / 1000; }
int main(int argc, char **argv) {
  printf("%s Starting...\n\n", "shfl_scan");
  findCudaDevice(argc, (const char **)argv);
  if (checkCmdLineFlag(argc, (const char **)argv, "help")) { puts("no help"); exit(EXIT_SUCCESS); }
  const int n_elements = 4096, sz = sizeof(int) * n_elements;
  int *h_data = NULL, *h_result = NULL, *d_data, *d_partial;
  checkCudaErrors(cudaMallocHost((void **)&h_data, sz));
  checkCudaErrors(cudaMallocHost((void **)&h_result, sz));
  for (int i = 0; i < n_elements; i++) h_data[i] = i % 10;
  int blockSize = 256, gridSize = n_elements / blockSize, nWarps = blockSize / 32, shmem_sz = nWarps * sizeof(int);
  int n_partialSums = n_elements / blockSize, partial_sz = n_partialSums * sizeof(int);
  int p_blockSize = n_partialSums < blockSize ? n_partialSums : blockSize, p_gridSize = iDivUp(n_partialSums, p_blockSize);
  cudaEvent_t start, stop;
  checkCudaErrors(cudaEventCreate(&start)); checkCudaErrors(cudaEventCreate(&stop));
  checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&d_data), sz));
  checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&d_partial), partial_sz));
  checkCudaErrors(cudaMemset(d_partial, 0, partial_sz));
  checkCudaErrors(cudaMemcpy(d_data, h_data, sz, cudaMemcpyHostToDevice));
  checkCudaErrors(cudaEventRecord(start, 0));
  shfl_scan_test<<<gridSize, blockSize, shmem_sz>>>(d_data, 32, d_partial);
  shfl_scan_test<<<p_gridSize, p_blockSize, shmem_sz>>>(d_partial, 32);
  uniform_add<<<gridSize - 1, blockSize>>>(d_data + blockSize, d_partial, n_elements);
  getLastCudaError("kernels failed");
  checkCudaErrors(cudaEventRecord(stop, 0)); checkCudaErrors(cudaEventSynchronize(stop));
  bool timed = seconds(start, stop) > 0;
  checkCudaErrors(cudaMemcpy(h_result, d_data, sz, cudaMemcpyDeviceToHost));
  int sum = 0, diff = 0;
  for (int i = 0; i < n_elements; i++) { sum += h_data[i]; diff += abs(h_result[i] - sum); }
  printf("timed %d, total %d\n", timed, h_result[n_elements - 1]);
  printf("Test Summary: %d diff\n", diff);
  checkCudaErrors(cudaFreeHost(h_data)); checkCudaErrors(cudaFreeHost(h_result));
  checkCudaErrors(cudaFree(d_data)); checkCudaErrors(cudaFree(d_partial));
  checkCudaErrors(cudaEventDestroy(start)); checkCudaErrors(cudaEventDestroy(stop));
  exit(diff ? EXIT_FAILURE : EXIT_SUCCESS);
}
