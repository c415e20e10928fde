// A captured graph with two branches; the second kernel shares a buffer with the first, unordered.
// expect: stream-race streams 23 24
#include <cstdio>

__global__ void add(int *p, int k) { p[threadIdx.x] += k; }

int main()
{
    int *p, h[32];
    cudaStream_t a, b;
    cudaEvent_t fork, join;
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaStreamCreate(&a);
    cudaStreamCreate(&b);
    cudaEventCreate(&fork);
    cudaEventCreate(&join);
    cudaMalloc(&p, sizeof h);
    cudaMemset(p, 0, sizeof h);
    cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal);
    cudaEventRecord(fork, a);
    cudaStreamWaitEvent(b, fork, 0);
    add<<<1, 32, 0, b>>>(p, 2);
    add<<<1, 32, 0, a>>>(p, 1);
    cudaEventRecord(join, b);
    cudaStreamWaitEvent(a, join, 0);
    cudaStreamEndCapture(a, &graph);
    cudaGraphInstantiate(&exec, graph, 0);
    cudaGraphLaunch(exec, a);
    cudaGraphLaunch(exec, a);
    cudaStreamSynchronize(a);
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaGraphExecDestroy(exec);
    cudaGraphDestroy(graph);
    cudaEventDestroy(fork);
    cudaEventDestroy(join);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    cudaFree(p);
    return 0;
}
