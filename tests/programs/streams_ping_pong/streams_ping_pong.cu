// Chunks pass through two pinned buffers and two streams; a buffer is refilled only after its event has completed.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CUDA_CHECK(call)                                                                         \
    if ((call) != cudaSuccess) {                                                                 \
        std::fprintf(stderr, "CUDA failure at %s:%d\n", __FILE__, __LINE__);                     \
        std::exit(1);                                                                            \
    }

__global__ void crunch(const int *in, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i] * in[i] % 1009;
}

int main()
{
    const int chunk = 2048, chunks = 7, bytes = chunk * sizeof(int);
    std::vector<int> input(chunk * chunks), output(chunk * chunks);
    for (size_t i = 0; i < input.size(); i++)
        input[i] = i % 30000;
    int *hostIn[2], *hostOut[2], *devIn[2], *devOut[2];
    cudaStream_t stream[2];
    cudaEvent_t uploaded[2], finished[2];
    for (int b = 0; b < 2; b++) {
        CUDA_CHECK(cudaMallocHost(&hostIn[b], bytes));
        CUDA_CHECK(cudaMallocHost(&hostOut[b], bytes));
        CUDA_CHECK(cudaMalloc(&devIn[b], bytes));
        CUDA_CHECK(cudaMalloc(&devOut[b], bytes));
        CUDA_CHECK(cudaStreamCreate(&stream[b]));
        CUDA_CHECK(cudaEventCreateWithFlags(&uploaded[b], cudaEventDisableTiming));
        CUDA_CHECK(cudaEventCreateWithFlags(&finished[b], cudaEventDisableTiming));
    }
    for (int c = 0; c < chunks; c++) {
        int b = c % 2;
        if (c >= 2) {
            CUDA_CHECK(cudaEventSynchronize(uploaded[b]));
            CUDA_CHECK(cudaEventSynchronize(finished[b]));
            std::memcpy(&output[(c - 2) * chunk], hostOut[b], bytes);
        }
        std::memcpy(hostIn[b], &input[c * chunk], bytes);
        CUDA_CHECK(cudaMemcpyAsync(devIn[b], hostIn[b], bytes, cudaMemcpyHostToDevice, stream[b]));
        CUDA_CHECK(cudaEventRecord(uploaded[b], stream[b]));
        crunch<<<(chunk + 127) / 128, 128, 0, stream[b]>>>(devIn[b], devOut[b], chunk);
        CUDA_CHECK(cudaMemcpyAsync(hostOut[b], devOut[b], bytes, cudaMemcpyDeviceToHost, stream[b]));
        CUDA_CHECK(cudaEventRecord(finished[b], stream[b]));
    }
    for (int c = chunks - 2; c < chunks; c++) {
        CUDA_CHECK(cudaEventSynchronize(finished[c % 2]));
        std::memcpy(&output[c * chunk], hostOut[c % 2], bytes);
    }
    int wrong = 0;
    for (size_t i = 0; i < input.size(); i++)
        wrong += output[i] != input[i] * input[i] % 1009;
    std::printf("%d chunks, %d wrong values\n", chunks, wrong);
    for (int b = 0; b < 2; b++) {
        CUDA_CHECK(cudaStreamDestroy(stream[b]));
        CUDA_CHECK(cudaEventDestroy(uploaded[b]));
        CUDA_CHECK(cudaEventDestroy(finished[b]));
        CUDA_CHECK(cudaFreeHost(hostIn[b]));
        CUDA_CHECK(cudaFreeHost(hostOut[b]));
        CUDA_CHECK(cudaFree(devIn[b]));
        CUDA_CHECK(cudaFree(devOut[b]));
    }
    return wrong != 0;
}
