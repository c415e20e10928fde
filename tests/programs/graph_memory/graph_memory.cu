// A graph whose nodes allocate and free memory and call a function of the host, an update of it, and one captured.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#define CK(x)                                                                                                \
  do {                                                                                                       \
    cudaError_t e_ = (x);                                                                                    \
    if (e_ != cudaSuccess) {                                                                                 \
      fprintf(stderr, "%s:%d: %s (%s)\n", __FILE__, __LINE__, cudaGetErrorName(e_), cudaGetErrorString(e_)); \
      exit(1);                                                                                               \
    }                                                                                                        \
  } while (0)
__global__ void fill(int* p, int n, int v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = v + i;
}
__global__ void square(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i] * in[i];
}
__global__ void sum(const int* in, int n, unsigned long long* r) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(r, (unsigned long long)in[i]);
}
struct HostData {
  unsigned long long* result;
  int calls;
  unsigned long long seen;
};
void CUDART_CB hostNode(void* p) {
  HostData* h = (HostData*)p;
  h->calls++;
  h->seen = *h->result;
}
int main() {
  const int n = 1000;
  cudaStream_t s;
  CK(cudaStreamCreate(&s));
  cudaGraph_t g;
  CK(cudaGraphCreate(&g, 0));
  cudaGraphNode_t a, b, kf, ks, fr, ms, kr, cp, hn, fb;
  cudaMemAllocNodeParams ap = {};
  ap.poolProps.allocType = cudaMemAllocationTypePinned;
  ap.poolProps.location.id = 0;
  ap.poolProps.location.type = cudaMemLocationTypeDevice;
  ap.bytesize = n * sizeof(int);
  CK(cudaGraphAddMemAllocNode(&a, g, nullptr, 0, &ap));
  int* da = (int*)ap.dptr;
  CK(cudaGraphAddMemAllocNode(&b, g, &a, 1, &ap));
  int* db = (int*)ap.dptr;
  unsigned long long *dr, *hr;
  CK(cudaMalloc(&dr, sizeof *dr));
  CK(cudaMallocHost(&hr, sizeof *hr));
  int nn = n, v = 1;
  void* fa[] = {&da, &nn, &v};
  cudaKernelNodeParams kp = {};
  kp.func = (void*)fill;
  kp.gridDim = dim3((n + 127) / 128);
  kp.blockDim = dim3(128);
  kp.kernelParams = fa;
  CK(cudaGraphAddKernelNode(&kf, g, &a, 1, &kp));
  void* sa[] = {&da, &db, &nn};
  kp.func = (void*)square;
  kp.kernelParams = sa;
  cudaGraphNode_t deps[] = {kf, b};
  CK(cudaGraphAddKernelNode(&ks, g, deps, 2, &kp));
  CK(cudaGraphAddMemFreeNode(&fr, g, &ks, 1, da));
  cudaMemsetParams mp = {};
  mp.dst = dr;
  mp.elementSize = 4;
  mp.width = 2;
  mp.height = 1;
  mp.value = 0;
  CK(cudaGraphAddMemsetNode(&ms, g, nullptr, 0, &mp));
  void* ra[] = {&db, &nn, &dr};
  kp.func = (void*)sum;
  kp.kernelParams = ra;
  cudaGraphNode_t d2[] = {ks, ms};
  CK(cudaGraphAddKernelNode(&kr, g, d2, 2, &kp));
  CK(cudaGraphAddMemFreeNode(&fb, g, &kr, 1, db));
  CK(cudaGraphAddMemcpyNode1D(&cp, g, &kr, 1, hr, dr, sizeof *hr, cudaMemcpyDeviceToHost));
  HostData hd = {hr, 0, 0};
  cudaHostNodeParams hp = {hostNode, &hd};
  CK(cudaGraphAddHostNode(&hn, g, &cp, 1, &hp));
  size_t nodes = 0;
  CK(cudaGraphGetNodes(g, nullptr, &nodes));
  std::vector<cudaGraphNode_t> list(nodes);
  CK(cudaGraphGetNodes(g, list.data(), &nodes));
  int kernels = 0;
  for (auto x : list) {
    cudaGraphNodeType t;
    CK(cudaGraphNodeGetType(x, &t));
    kernels += t == cudaGraphNodeTypeKernel;
  }
  printf("%zu nodes, %d kernels\n", nodes, kernels);
  cudaGraphExec_t e;
  CK(cudaGraphInstantiate(&e, g, nullptr, nullptr, 0));
  for (int it = 0; it < 3; ++it) {
    CK(cudaGraphLaunch(e, s));
    CK(cudaStreamSynchronize(s));
  }
  unsigned long long want = 0;
  for (int i = 0; i < n; ++i) want += (unsigned long long)(i + 1) * (i + 1);
  printf("%llu, expected %llu, callbacks %d, seen %llu\n", *hr, want, hd.calls, hd.seen);
  bool ok = *hr == want && hd.seen == want;
  v = 2;
  kp.func = (void*)fill;
  kp.kernelParams = fa;
  CK(cudaGraphExecKernelNodeSetParams(e, kf, &kp));
  CK(cudaGraphLaunch(e, s));
  CK(cudaStreamSynchronize(s));
  want = 0;
  for (int i = 0; i < n; ++i) want += (unsigned long long)(i + 2) * (i + 2);
  ok = ok && *hr == want;
  printf("%llu after the update\n", *hr);
  // captured allocation
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  int* q;
  CK(cudaMallocAsync(&q, n * sizeof(int), s));
  fill<<<8, 128, 0, s>>>(q, n, 5);
  CK(cudaMemsetAsync(dr, 0, sizeof *dr, s));
  sum<<<8, 128, 0, s>>>(q, n, dr);
  CK(cudaFreeAsync(q, s));
  cudaGraph_t g2;
  CK(cudaStreamEndCapture(s, &g2));
  cudaGraphExec_t e2;
  CK(cudaGraphInstantiateWithFlags(&e2, g2, cudaGraphInstantiateFlagAutoFreeOnLaunch));
  CK(cudaGraphLaunch(e2, s));
  CK(cudaGraphLaunch(e2, s));
  CK(cudaMemcpyAsync(hr, dr, sizeof *hr, cudaMemcpyDeviceToHost, s));
  CK(cudaStreamSynchronize(s));
  ok = ok && *hr == 5ull * n + n * (n - 1) / 2;
  printf("%llu by capture\n", *hr);
  CK(cudaGraphExecDestroy(e));
  CK(cudaGraphExecDestroy(e2));
  CK(cudaGraphDestroy(g));
  CK(cudaGraphDestroy(g2));
  CK(cudaDeviceGraphMemTrim(0));
  CK(cudaFree(dr));
  CK(cudaFreeHost(hr));
  CK(cudaStreamDestroy(s));
  puts(ok ? "PASSED" : "FAILED");
  return ok ? 0 : 1;
}
