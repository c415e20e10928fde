// Graphs by capture over two streams with fork and join, kernel parameters updated.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>
#define CK(x) do { cudaError_t err_ = (x); if (err_) { printf("%s failed: %s\n", #x, cudaGetErrorName(err_)); return 1; } } while (0)
__global__ void init(float *x, float v, int n) { int i = threadIdx.x + blockIdx.x * blockDim.x; if (i < n) x[i] = v; }
__global__ void axpy(float a, const float *x, float *y, int n) { int i = threadIdx.x + blockIdx.x * blockDim.x; if (i < n) y[i] += a * x[i]; }
int main() {
  const int n = 256; float *x, *y, h[n];
  CK(cudaMalloc(&x, sizeof h)); CK(cudaMalloc(&y, sizeof h));
  cudaStream_t s, t; CK(cudaStreamCreate(&s)); CK(cudaStreamCreate(&t));
  cudaEvent_t fork, join; CK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming)); CK(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));
  cudaGraph_t g; cudaGraphExec_t e;
  CK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
  CK(cudaEventRecord(fork, s)); CK(cudaStreamWaitEvent(t, fork, 0));
  init<<<2, 128, 0, s>>>(x, 2.0f, n);
  init<<<2, 128, 0, t>>>(y, 1.0f, n);
  CK(cudaEventRecord(join, t)); CK(cudaStreamWaitEvent(s, join, 0));
  axpy<<<2, 128, 0, s>>>(3.0f, x, y, n);
  CK(cudaMemcpyAsync(h, y, sizeof h, cudaMemcpyDeviceToHost, s));
  CK(cudaStreamEndCapture(s, &g));
  size_t nodes = 0; CK(cudaGraphGetNodes(g, nullptr, &nodes));
  std::vector<cudaGraphNode_t> list(nodes); CK(cudaGraphGetNodes(g, list.data(), &nodes));
  int kernels = 0, copies = 0;
  for (auto nd : list) { cudaGraphNodeType ty; CK(cudaGraphNodeGetType(nd, &ty)); kernels += ty == cudaGraphNodeTypeKernel; copies += ty == cudaGraphNodeTypeMemcpy; }
  size_t roots = 0; CK(cudaGraphGetRootNodes(g, nullptr, &roots));
  printf("%zu nodes, %d kernels, %d copies, %zu roots\n", nodes, kernels, copies, roots);
  CK(cudaGraphInstantiate(&e, g, NULL, NULL, 0));
  for (int i = 0; i < 3; i++) { CK(cudaGraphLaunch(e, s)); CK(cudaStreamSynchronize(s)); printf("run %d: %.1f\n", i, h[n - 1]); }
  for (auto nd : list) {
    cudaGraphNodeType ty; CK(cudaGraphNodeGetType(nd, &ty));
    if (ty != cudaGraphNodeTypeKernel) continue;
    cudaKernelNodeParams p; CK(cudaGraphKernelNodeGetParams(nd, &p));
    if (p.func == (void *)axpy) { float a = 10.0f; int m = n; void *args[] = {&a, &x, &y, &m}; p.kernelParams = args; CK(cudaGraphExecKernelNodeSetParams(e, nd, &p)); }
  }
  CK(cudaGraphLaunch(e, s)); CK(cudaStreamSynchronize(s)); printf("updated: %.1f\n", h[0]);
  CK(cudaGraphExecDestroy(e)); CK(cudaGraphDestroy(g)); CK(cudaStreamDestroy(s)); CK(cudaStreamDestroy(t)); CK(cudaEventDestroy(fork)); CK(cudaEventDestroy(join)); CK(cudaFree(x)); CK(cudaFree(y));
}
