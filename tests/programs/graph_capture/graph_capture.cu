// Two streams are captured into one graph by events; the graph runs ten times with new input each time.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define OK(x)                                                                            \
    do {                                                                                 \
        cudaError_t r = (x);                                                             \
        if (r != cudaSuccess) {                                                          \
            printf("%s failed: %s\n", #x, cudaGetErrorName(r));                          \
            exit(1);                                                                     \
        }                                                                                \
    } while (0)

__global__ void scale(const float *in, float *out, int n, float f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i] * f;
}

__global__ void join(const float *a, const float *b, float *total, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        total[i] += a[i] - b[i];
}

int main()
{
    const int n = 1000, bytes = n * sizeof(float), rounds = 10;
    float *pinned, *in, *a, *b, *total;
    OK(cudaMallocHost(&pinned, bytes));
    OK(cudaMalloc(&in, bytes));
    OK(cudaMalloc(&a, bytes));
    OK(cudaMalloc(&b, bytes));
    OK(cudaMalloc(&total, bytes));
    OK(cudaMemset(total, 0, bytes));
    cudaStream_t main, side;
    OK(cudaStreamCreate(&main));
    OK(cudaStreamCreate(&side));
    cudaEvent_t forked, joined;
    OK(cudaEventCreate(&forked));
    OK(cudaEventCreate(&joined));
    cudaGraph_t graph;
    cudaGraphExec_t instance;
    OK(cudaStreamBeginCapture(main, cudaStreamCaptureModeGlobal));
    OK(cudaMemcpyAsync(in, pinned, bytes, cudaMemcpyHostToDevice, main));
    OK(cudaEventRecord(forked, main));
    OK(cudaStreamWaitEvent(side, forked, 0));
    scale<<<(n + 127) / 128, 128, 0, main>>>(in, a, n, 3.0f);
    scale<<<(n + 127) / 128, 128, 0, side>>>(in, b, n, 1.0f);
    OK(cudaEventRecord(joined, side));
    OK(cudaStreamWaitEvent(main, joined, 0));
    join<<<(n + 127) / 128, 128, 0, main>>>(a, b, total, n);
    OK(cudaStreamEndCapture(main, &graph));
    size_t nodes = 0;
    OK(cudaGraphGetNodes(graph, nullptr, &nodes));
    OK(cudaGraphInstantiate(&instance, graph, 0));
    printf("the graph has %zu nodes\n", nodes);
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < n; i++)
            pinned[i] = r + i % 3;
        OK(cudaGraphLaunch(instance, main));
        OK(cudaStreamSynchronize(main));
    }
    std::vector<float> out(n);
    OK(cudaMemcpy(out.data(), total, bytes, cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int i = 0; i < n; i++)
        wrong += out[i] != 2.0f * (45 + rounds * (i % 3));
    printf("total[0] = %.0f, total[1] = %.0f, %d wrong\n", out[0], out[1], wrong);
    OK(cudaGraphExecDestroy(instance));
    OK(cudaGraphDestroy(graph));
    OK(cudaEventDestroy(forked));
    OK(cudaEventDestroy(joined));
    OK(cudaStreamDestroy(main));
    OK(cudaStreamDestroy(side));
    OK(cudaFreeHost(pinned));
    OK(cudaFree(in));
    OK(cudaFree(a));
    OK(cudaFree(b));
    OK(cudaFree(total));
    return wrong != 0;
}
