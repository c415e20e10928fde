// A graph made node by node, its clone, and the whole as a child of another.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <vector>
namespace cg = cooperative_groups;
#define THREADS_PER_BLOCK 128
#define GRAPH_LAUNCH_ITERATIONS 3
typedef struct callBackData { const char *fn_name; double *data; } callBackData_t;
__global__ void reduce(float *inputVec, double *outputVec, size_t inputSize, size_t outputSize) {
  __shared__ double tmp[THREADS_PER_BLOCK];
  cg::thread_block cta = cg::this_thread_block();
  size_t globaltid = blockIdx.x * blockDim.x + threadIdx.x;
  double temp_sum = 0.0;
  for (int i = globaltid; i < inputSize; i += gridDim.x * blockDim.x) temp_sum += (double)inputVec[i];
  tmp[cta.thread_rank()] = temp_sum;
  cg::sync(cta);
  cg::thread_block_tile<32> tile32 = cg::tiled_partition<32>(cta);
  double beta = temp_sum, temp;
  for (int i = tile32.size() / 2; i > 0; i >>= 1) {
    if (tile32.thread_rank() < i) { temp = tmp[cta.thread_rank() + i]; beta += temp; tmp[cta.thread_rank()] = beta; }
    cg::sync(tile32);
  }
  cg::sync(cta);
  if (cta.thread_rank() == 0 && blockIdx.x < outputSize) {
    beta = 0.0;
    for (int i = 0; i < cta.size(); i += tile32.size()) beta += tmp[i];
    outputVec[blockIdx.x] = beta;
  }
}
__global__ void reduceFinal(double *inputVec, double *result, size_t inputSize) {
  __shared__ double tmp[THREADS_PER_BLOCK];
  size_t t = threadIdx.x; double s = 0;
  for (size_t i = t; i < inputSize; i += blockDim.x) s += inputVec[i];
  tmp[t] = s; __syncthreads();
  for (int k = blockDim.x / 2; k; k >>= 1) { if (t < k) tmp[t] += tmp[t + k]; __syncthreads(); }
  if (t == 0) result[0] = tmp[0];
}
void init_input(float *a, size_t size) { for (size_t i = 0; i < size; i++) a[i] = (rand() & 0xFF) / (float)RAND_MAX; }
void CUDART_CB myHostNodeCallback(void *data) {
  callBackData_t *tmp = (callBackData_t *)(data);
  double *result = (double *)(tmp->data);
  char *function = (char *)(tmp->fn_name);
  printf("[%s] Host callback final reduced sum = %lf\n", function, *result);
  *result = 0.0;
}
void cudaGraphsManual(float *inputVec_h, float *inputVec_d, double *outputVec_d, double *result_d, size_t inputSize, size_t numOfBlocks) {
  cudaStream_t streamForGraph; cudaGraph_t graph; std::vector<cudaGraphNode_t> nodeDependencies;
  cudaGraphNode_t memcpyNode, kernelNode, memsetNode; double result_h = 0.0;
  checkCudaErrors(cudaStreamCreate(&streamForGraph));
  cudaKernelNodeParams kernelNodeParams = {0}; cudaMemcpy3DParms memcpyParams = {0}; cudaMemsetParams memsetParams = {0};
  memcpyParams.srcArray = NULL; memcpyParams.srcPos = make_cudaPos(0, 0, 0);
  memcpyParams.srcPtr = make_cudaPitchedPtr(inputVec_h, sizeof(float) * inputSize, inputSize, 1);
  memcpyParams.dstArray = NULL; memcpyParams.dstPos = make_cudaPos(0, 0, 0);
  memcpyParams.dstPtr = make_cudaPitchedPtr(inputVec_d, sizeof(float) * inputSize, inputSize, 1);
  memcpyParams.extent = make_cudaExtent(sizeof(float) * inputSize, 1, 1); memcpyParams.kind = cudaMemcpyHostToDevice;
  memsetParams.dst = (void *)outputVec_d; memsetParams.value = 0; memsetParams.pitch = 0; memsetParams.elementSize = sizeof(float); memsetParams.width = numOfBlocks * 2; memsetParams.height = 1;
  checkCudaErrors(cudaGraphCreate(&graph, 0));
  checkCudaErrors(cudaGraphAddMemcpyNode(&memcpyNode, graph, NULL, 0, &memcpyParams));
  checkCudaErrors(cudaGraphAddMemsetNode(&memsetNode, graph, NULL, 0, &memsetParams));
  nodeDependencies.push_back(memsetNode); nodeDependencies.push_back(memcpyNode);
  void *kernelArgs[4] = {(void *)&inputVec_d, (void *)&outputVec_d, &inputSize, &numOfBlocks};
  kernelNodeParams.func = (void *)reduce; kernelNodeParams.gridDim = dim3(numOfBlocks, 1, 1); kernelNodeParams.blockDim = dim3(THREADS_PER_BLOCK, 1, 1);
  kernelNodeParams.sharedMemBytes = 0; kernelNodeParams.kernelParams = (void **)kernelArgs; kernelNodeParams.extra = NULL;
  checkCudaErrors(cudaGraphAddKernelNode(&kernelNode, graph, nodeDependencies.data(), nodeDependencies.size(), &kernelNodeParams));
  nodeDependencies.clear(); nodeDependencies.push_back(kernelNode);
  memset(&memsetParams, 0, sizeof(memsetParams));
  memsetParams.dst = result_d; memsetParams.value = 0; memsetParams.elementSize = sizeof(float); memsetParams.width = 2; memsetParams.height = 1;
  checkCudaErrors(cudaGraphAddMemsetNode(&memsetNode, graph, NULL, 0, &memsetParams));
  nodeDependencies.push_back(memsetNode);
  memset(&kernelNodeParams, 0, sizeof(kernelNodeParams));
  kernelNodeParams.func = (void *)reduceFinal; kernelNodeParams.gridDim = dim3(1, 1, 1); kernelNodeParams.blockDim = dim3(THREADS_PER_BLOCK, 1, 1);
  void *kernelArgs2[3] = {(void *)&outputVec_d, (void *)&result_d, &numOfBlocks};
  kernelNodeParams.kernelParams = kernelArgs2;
  checkCudaErrors(cudaGraphAddKernelNode(&kernelNode, graph, nodeDependencies.data(), nodeDependencies.size(), &kernelNodeParams));
  nodeDependencies.clear(); nodeDependencies.push_back(kernelNode);
  memset(&memcpyParams, 0, sizeof(memcpyParams));
  memcpyParams.srcPtr = make_cudaPitchedPtr(result_d, sizeof(double), 1, 1); memcpyParams.dstPtr = make_cudaPitchedPtr(&result_h, sizeof(double), 1, 1);
  memcpyParams.extent = make_cudaExtent(sizeof(double), 1, 1); memcpyParams.kind = cudaMemcpyDeviceToHost;
  checkCudaErrors(cudaGraphAddMemcpyNode(&memcpyNode, graph, nodeDependencies.data(), nodeDependencies.size(), &memcpyParams));
  nodeDependencies.clear(); nodeDependencies.push_back(memcpyNode);
  cudaGraphNode_t hostNode; cudaHostNodeParams hostParams = {0}; hostParams.fn = myHostNodeCallback;
  callBackData_t hostFnData; hostFnData.data = &result_h; hostFnData.fn_name = "cudaGraphsManual"; hostParams.userData = &hostFnData;
  checkCudaErrors(cudaGraphAddHostNode(&hostNode, graph, nodeDependencies.data(), nodeDependencies.size(), &hostParams));
  cudaGraphNode_t *nodes = NULL; size_t numNodes = 0;
  checkCudaErrors(cudaGraphGetNodes(graph, nodes, &numNodes));
  printf("\nNum of nodes in the graph created manually = %zu\n", numNodes);
  size_t numRoots = 0; checkCudaErrors(cudaGraphGetRootNodes(graph, NULL, &numRoots)); printf("roots %zu\n", numRoots);
  size_t numEdges = 0;
#if CUDART_VERSION >= 13000
  checkCudaErrors(cudaGraphGetEdges(graph, NULL, NULL, NULL, &numEdges));
#else
  checkCudaErrors(cudaGraphGetEdges(graph, NULL, NULL, &numEdges));
#endif
  printf("edges %zu\n", numEdges);
  cudaGraphNodeType ty; checkCudaErrors(cudaGraphNodeGetType(hostNode, &ty)); printf("type %d\n", ty);
  cudaGraphExec_t graphExec; checkCudaErrors(cudaGraphInstantiate(&graphExec, graph, 0));
  cudaGraph_t clonedGraph; cudaGraphExec_t clonedGraphExec;
  checkCudaErrors(cudaGraphClone(&clonedGraph, graph)); checkCudaErrors(cudaGraphInstantiate(&clonedGraphExec, clonedGraph, 0));
  for (int i = 0; i < GRAPH_LAUNCH_ITERATIONS; i++) checkCudaErrors(cudaGraphLaunch(graphExec, streamForGraph));
  checkCudaErrors(cudaStreamSynchronize(streamForGraph));
  printf("Cloned Graph Output.. \n");
  for (int i = 0; i < GRAPH_LAUNCH_ITERATIONS; i++) checkCudaErrors(cudaGraphLaunch(clonedGraphExec, streamForGraph));
  checkCudaErrors(cudaStreamSynchronize(streamForGraph));
  // the whole as a child
  cudaGraph_t outer; checkCudaErrors(cudaGraphCreate(&outer, 0));
  cudaGraphNode_t c1, c2, e;
  checkCudaErrors(cudaGraphAddChildGraphNode(&c1, outer, NULL, 0, graph));
  checkCudaErrors(cudaGraphAddEmptyNode(&e, outer, &c1, 1));
  checkCudaErrors(cudaGraphAddChildGraphNode(&c2, outer, &e, 1, graph));
  cudaGraphExec_t outerExec; checkCudaErrors(cudaGraphInstantiate(&outerExec, outer, 0));
  checkCudaErrors(cudaGraphLaunch(outerExec, streamForGraph)); checkCudaErrors(cudaStreamSynchronize(streamForGraph));
  cudaGraphExecDestroy(outerExec); cudaGraphDestroy(outer);
  checkCudaErrors(cudaGraphExecDestroy(graphExec)); checkCudaErrors(cudaGraphExecDestroy(clonedGraphExec));
  checkCudaErrors(cudaGraphDestroy(graph)); checkCudaErrors(cudaGraphDestroy(clonedGraph)); checkCudaErrors(cudaStreamDestroy(streamForGraph));
}
int main(int argc, char **argv) {
  size_t size = 1 << 12; size_t maxBlocks = 16;
  printf("%zu elements\n", size);
  float *inputVec_d = NULL, *inputVec_h = NULL; double *outputVec_d = NULL, *result_d;
  checkCudaErrors(cudaMallocHost(&inputVec_h, sizeof(float) * size));
  checkCudaErrors(cudaMalloc(&inputVec_d, sizeof(float) * size)); checkCudaErrors(cudaMalloc(&outputVec_d, sizeof(double) * maxBlocks)); checkCudaErrors(cudaMalloc(&result_d, sizeof(double)));
  init_input(inputVec_h, size);
  cudaGraphsManual(inputVec_h, inputVec_d, outputVec_d, result_d, size, maxBlocks);
  checkCudaErrors(cudaFree(inputVec_d)); checkCudaErrors(cudaFree(outputVec_d)); checkCudaErrors(cudaFree(result_d)); checkCudaErrors(cudaFreeHost(inputVec_h));
  return EXIT_SUCCESS;
}
