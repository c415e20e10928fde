// Two graphs whose branches use one buffer are launched in two streams. Captured work is where it was captured.
// expect: stream-race streams 24
#include <cstdio>

__global__ void add(int *v, int n, int by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] += by;
}

// A graph of two branches, which add to a and to b.
static cudaGraphExec_t branches(cudaStream_t stream, cudaStream_t side, int *a, int *b, int n)
{
    cudaEvent_t fork, join;
    cudaEventCreate(&fork);
    cudaEventCreate(&join);
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    cudaEventRecord(fork, stream);
    cudaStreamWaitEvent(side, fork, 0);
    add<<<1, n, 0, stream>>>(a, n, 1);
    add<<<1, n, 0, side>>>(b, n, 1);
    cudaEventRecord(join, side);
    cudaStreamWaitEvent(stream, join, 0);
    cudaStreamEndCapture(stream, &graph);
    cudaGraphInstantiate(&exec, graph, 0);
    return exec;
}

int main()
{
    const int n = 256;
    int *a, *b, *c, result[n];
    cudaMalloc(&a, sizeof result);
    cudaMalloc(&b, sizeof result);
    cudaMalloc(&c, sizeof result);
    cudaMemset(a, 0, sizeof result);
    cudaMemset(b, 0, sizeof result);
    cudaMemset(c, 0, sizeof result);
    cudaDeviceSynchronize();
    cudaStream_t stream, side;
    cudaStreamCreate(&stream);
    cudaStreamCreate(&side);
    cudaGraphExec_t one = branches(stream, side, a, b, n), two = branches(stream, side, c, b, n);
    cudaGraphLaunch(one, stream);
    cudaGraphLaunch(two, side); // second
    cudaDeviceSynchronize();
    cudaMemcpy(result, b, sizeof result, cudaMemcpyDeviceToHost);
    printf("%d\n", result[n - 1]);
    cudaFree(a);
    cudaFree(b);
    cudaFree(c);
    return result[n - 1] != 2;
}
