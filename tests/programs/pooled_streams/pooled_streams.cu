// Memory of a pool, a captured graph, priorities, ranges for profilers.
// nvcc: -Xcompiler -ldl
#include <cuda_runtime.h>
#include <nvtx3/nvToolsExt.h>
#include <cuda_profiler_api.h>
#include <cstdio>
#include <memory>
#include <vector>
#include <functional>
#include <chrono>
#define CK(x) check((x), #x, __LINE__)
static void check(cudaError_t e, const char *what, int line) {
  if (e != cudaSuccess) {
    fprintf(stderr, "%s line %d: %s\n", what, line, cudaGetErrorString(e));
    std::abort();
  }
}
class Range {
public:
  explicit Range(const char *n) {
    nvtxEventAttributes_t a = {0};
    a.version = NVTX_VERSION;
    a.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    a.colorType = NVTX_COLOR_ARGB;
    a.color = 0xff00ff00;
    a.messageType = NVTX_MESSAGE_TYPE_ASCII;
    a.message.ascii = n;
    nvtxRangePushEx(&a);
  }
  ~Range() { nvtxRangePop(); }
};
__global__ void init(float *p, int n, float v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = v;
}
__global__ void axpy(const float *x, float *y, int n, float a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}
__global__ void spin(clock_t cycles, long long *out) {
  clock_t s = clock();
  long long c0 = clock64();
  while (clock() - s < cycles) { __nanosleep(20); }
  if (threadIdx.x == 0) *out = clock64() - c0;
}
void CUDART_CB done(void *p) { ++*(int *)p; }
int main() {
  cudaMemPool_t pool;
  CK(cudaDeviceGetDefaultMemPool(&pool, 0));
  uint64_t threshold = UINT64_MAX;
  CK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
  cudaStream_t s[3];
  cudaEvent_t ready, start, stop;
  int prio_lo, prio_hi;
  CK(cudaDeviceGetStreamPriorityRange(&prio_lo, &prio_hi));
  for (auto &x : s) CK(cudaStreamCreateWithPriority(&x, cudaStreamNonBlocking, prio_hi));
  CK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming));
  CK(cudaEventCreate(&start));
  CK(cudaEventCreate(&stop));
  const int n = 5000;
  float *x, *y, *h;
  int calls = 0;
  CK(cudaMallocHost(&h, n * sizeof(float)));
  {
    Range r("setup");
    CK(cudaMallocAsync(&x, n * sizeof(float), s[0]));
    CK(cudaMallocAsync(&y, n * sizeof(float), s[0]));
    init<<<(n + 255) / 256, 256, 0, s[0]>>>(x, n, 2.f);
    init<<<(n + 255) / 256, 256, 0, s[0]>>>(y, n, 1.f);
    CK(cudaEventRecord(ready, s[0]));
    CK(cudaStreamWaitEvent(s[1], ready));
  }
  CK(cudaProfilerStart());
  CK(cudaEventRecord(start, s[1]));
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  CK(cudaStreamBeginCapture(s[1], cudaStreamCaptureModeGlobal));
  for (int i = 0; i < 4; i++) axpy<<<(n + 255) / 256, 256, 0, s[1]>>>(x, y, n, 0.5f);
  CK(cudaMemcpyAsync(h, y, n * sizeof(float), cudaMemcpyDeviceToHost, s[1]));
  CK(cudaLaunchHostFunc(s[1], done, &calls));
  CK(cudaStreamEndCapture(s[1], &graph));
  size_t nodes;
  CK(cudaGraphGetNodes(graph, nullptr, &nodes));
  CK(cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; i++) CK(cudaGraphLaunch(exec, s[1]));
  CK(cudaEventRecord(stop, s[1]));
  CK(cudaStreamSynchronize(s[1]));
  CK(cudaProfilerStop());
  float ms;
  CK(cudaEventElapsedTime(&ms, start, stop));
  printf("nodes %zu calls %d h %.1f time %s\n", nodes, calls, h[n - 1], ms > 0 ? "positive" : "zero");
  long long *clk;
  CK(cudaMallocManaged(&clk, sizeof *clk));
  spin<<<1, 32, 0, s[2]>>>(1000, clk);
  CK(cudaStreamSynchronize(s[2]));
  bool ok = *clk >= 1000 && h[0] == 13.f && calls == 3 && cudaStreamQuery(s[2]) == cudaSuccess;
  CK(cudaFreeAsync(x, s[1]));
  CK(cudaFreeAsync(y, s[1]));
  CK(cudaFree(clk));
  CK(cudaGraphExecDestroy(exec));
  CK(cudaGraphDestroy(graph));
  for (auto &q : s) {
    CK(cudaStreamSynchronize(q));
    CK(cudaStreamDestroy(q));
  }
  CK(cudaFreeHost(h));
  CK(cudaEventDestroy(ready));
  CK(cudaEventDestroy(start));
  CK(cudaEventDestroy(stop));
  uint64_t used;
  CK(cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used));
  printf("used %llu\n", (unsigned long long)used);
  puts(ok && !used ? "PASSED" : "FAILED");
  return ok ? 0 : 1;
}
