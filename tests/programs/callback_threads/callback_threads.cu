// Work on several streams with a callback for each, a pool of threads afterwards.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <thread>
#include <mutex>
#include <atomic>
#include <condition_variable>
#include <helper_cuda.h>
const int N_workloads = 8, N_elements_per_workload = 5000;
struct heterogeneous_workload {
  int id, cudaDeviceID;
  int *h_data, *d_data;
  cudaStream_t stream;
  bool success;
};
static std::atomic<int> finished(0);
static std::mutex mu;
static std::condition_variable cv;
__global__ void incKernel(int *data, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N)
    data[i]++;
}
void postprocess(heterogeneous_workload *w) {
  w->success = true;
  for (int i = 0; i < N_workloads; ++i)
    w->success &= w->h_data[i] == i + w->id + 1;
  cudaFree(0);
  std::lock_guard<std::mutex> lock(mu);
  finished++;
  cv.notify_one();
}
void CUDART_CB myStreamCallback(cudaStream_t stream, cudaError_t status, void *data) {
  checkCudaErrors(status);
  std::thread(postprocess, (heterogeneous_workload *)data).detach();
}
void launch(heterogeneous_workload *w) {
  dim3 block(512), grid((N_elements_per_workload + block.x - 1) / block.x);
  checkCudaErrors(cudaStreamCreate(&w->stream));
  checkCudaErrors(cudaMalloc(&w->d_data, N_elements_per_workload * sizeof(int)));
  checkCudaErrors(cudaHostAlloc(&w->h_data, N_elements_per_workload * sizeof(int), cudaHostAllocPortable));
  for (int i = 0; i < N_elements_per_workload; ++i)
    w->h_data[i] = w->id + i;
  checkCudaErrors(
      cudaMemcpyAsync(w->d_data, w->h_data, N_elements_per_workload * sizeof(int), cudaMemcpyHostToDevice, w->stream));
  incKernel<<<grid, block, 0, w->stream>>>(w->d_data, N_elements_per_workload);
  checkCudaErrors(
      cudaMemcpyAsync(w->h_data, w->d_data, N_elements_per_workload * sizeof(int), cudaMemcpyDeviceToHost, w->stream));
  checkCudaErrors(cudaStreamAddCallback(w->stream, myStreamCallback, w, 0));
}
int main(int argc, char **argv) {
  int N_gpus, max_gpus = 0;
  int gpuInfo[32];
  printf("Starting simpleCallback\n");
  checkCudaErrors(cudaGetDeviceCount(&N_gpus));
  printf("Found %d CUDA capable GPUs\n", N_gpus);
  for (int devid = 0; devid < N_gpus; devid++) {
    int SMversion;
    cudaDeviceProp deviceProp;
    cudaSetDevice(devid);
    cudaGetDeviceProperties(&deviceProp, devid);
    SMversion = deviceProp.major << 4 + deviceProp.minor;
    if (SMversion >= 0x11)
      gpuInfo[max_gpus++] = devid;
    else
      gpuInfo[max_gpus++] = devid;
  }
  heterogeneous_workload *workloads = (heterogeneous_workload *)malloc(N_workloads * sizeof(heterogeneous_workload));
  std::vector<std::thread> t;
  for (int i = 0; i < N_workloads; ++i) {
    workloads[i].id = i;
    workloads[i].cudaDeviceID = gpuInfo[i % max_gpus];
    t.emplace_back(launch, &workloads[i]);
  }
  for (auto &x : t)
    x.join();
  {
    std::unique_lock<std::mutex> lock(mu);
    cv.wait(lock, [] { return finished == N_workloads; });
  }
  bool success = true;
  for (int i = 0; i < N_workloads; ++i) {
    success &= workloads[i].success;
    cudaFreeHost(workloads[i].h_data);
    cudaFree(workloads[i].d_data);
    cudaStreamDestroy(workloads[i].stream);
  }
  printf("%d of %d finished\n", finished.load(), N_workloads);
  printf("%s\n", success ? "Success" : "Failure");
  free(workloads);
  exit(success ? EXIT_SUCCESS : EXIT_FAILURE);
}
