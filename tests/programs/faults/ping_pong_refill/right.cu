// Chunks pass through two pinned buffers; a buffer is refilled when its event has completed.
// expect: none
#include <cstdio>
#include <cstring>
#include <vector>

__global__ void accumulate(const int *in, long long *sum, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd((unsigned long long *)sum, (unsigned long long)in[i]);
}

int main()
{
    const int chunk = 1024, chunks = 6;
    std::vector<int> data(chunk * chunks);
    for (int i = 0; i < chunk * chunks; i++)
        data[i] = i % 100;
    int *pinned[2], *device[2];
    long long *dSum, sum = 0, want = 0;
    cudaStream_t stream;
    cudaEvent_t uploaded[chunks];
    cudaStreamCreate(&stream);
    for (int b = 0; b < 2; b++) {
        cudaMallocHost(&pinned[b], chunk * sizeof(int));
        cudaMalloc(&device[b], chunk * sizeof(int));
    }
    for (cudaEvent_t &e : uploaded)
        cudaEventCreateWithFlags(&e, cudaEventDisableTiming);
    cudaMalloc(&dSum, sizeof(sum));
    cudaMemsetAsync(dSum, 0, sizeof(sum), stream);
    for (int c = 0; c < chunks; c++) {
        int b = c % 2;
        if (c >= 2)
            cudaEventSynchronize(uploaded[c - 2]);
        for (int i = 0; i < chunk; i++)
            pinned[b][i] = data[c * chunk + i];
        cudaMemcpyAsync(device[b], pinned[b], chunk * sizeof(int), cudaMemcpyHostToDevice, stream);
        cudaEventRecord(uploaded[c], stream);
        accumulate<<<chunk / 256, 256, 0, stream>>>(device[b], dSum, chunk);
    }
    cudaMemcpyAsync(&sum, dSum, sizeof(sum), cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    for (int v : data)
        want += v;
    printf("%s\n", sum == want ? "PASSED" : "FAILED");
    for (int b = 0; b < 2; b++) {
        cudaFreeHost(pinned[b]);
        cudaFree(device[b]);
    }
    for (cudaEvent_t e : uploaded)
        cudaEventDestroy(e);
    cudaFree(dSum);
    cudaStreamDestroy(stream);
    return 0;
}
