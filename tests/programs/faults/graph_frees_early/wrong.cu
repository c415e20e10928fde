// expect: stream-race streams 49 51
// Nodes of a graph allocate and free memory; the sum and the node that frees follow the fill, in any order.
#include <cstdio>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                   \
    do {                                                                                              \
        cudaError_t error = call;                                                                     \
        if (error != cudaSuccess) {                                                                   \
            printf("line %d: %s\n", __LINE__, cudaGetErrorString(error));                             \
            return 1;                                                                                 \
        }                                                                                             \
    } while (0)

__global__ void fill(int *values, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = i;
}

__global__ void sum(const int *values, int n, int *result)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(result, values[i]);
}

int main()
{
    int n = 300, *result, host = 0;
    CHECK(cudaMalloc(&result, sizeof(int)));
    CHECK(cudaMemset(result, 0, sizeof(int)));
    cudaGraph_t graph;
    CHECK(cudaGraphCreate(&graph, 0));
    cudaGraphNode_t allocates, fills, sums, frees;
    cudaMemAllocNodeParams memory = {};
    memory.poolProps.allocType = cudaMemAllocationTypePinned;
    memory.poolProps.location.type = cudaMemLocationTypeDevice;
    memory.bytesize = n * sizeof(int);
    CHECK(cudaGraphAddMemAllocNode(&allocates, graph, nullptr, 0, &memory));
    int *values = (int *)memory.dptr;
    void *fillArguments[] = {&values, &n}, *sumArguments[] = {&values, &n, &result};
    cudaKernelNodeParams kernel = {};
    kernel.gridDim = dim3(3);
    kernel.blockDim = dim3(128);
    kernel.func = (void *)fill;
    kernel.kernelParams = fillArguments;
    CHECK(cudaGraphAddKernelNode(&fills, graph, &allocates, 1, &kernel));
    kernel.func = (void *)sum, kernel.kernelParams = sumArguments;
    CHECK(cudaGraphAddKernelNode(&sums, graph, &fills, 1, &kernel));
    // Behind the node that fills.
    CHECK(cudaGraphAddMemFreeNode(&frees, graph, &fills, 1, values));
    cudaGraphExec_t exec;
    CHECK(cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
    for (int i = 0; i < 2; ++i) CHECK(cudaGraphLaunch(exec, 0));
    CHECK(cudaMemcpy(&host, result, sizeof(int), cudaMemcpyDeviceToHost));
    bool ok = host == n * (n - 1);
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaFree(result));
    puts(ok ? "PASSED" : "FAILED");
    return ok ? 0 : 1;
}
