// Two streams count into the same bins, by atomic operations alone.
// expect: none
#include <cstdio>

__global__ void count(const unsigned char *data, int n, unsigned *bins)
{
    __shared__ unsigned own[64];
    own[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        atomicAdd(&own[data[i] % 64], 1u);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

int main()
{
    const int n = 512;
    unsigned char *host, *data;
    unsigned *bins, result[64], sum = 0;
    cudaStream_t streams[2];
    cudaMallocHost(&host, n);
    for (int i = 0; i < n; ++i)
        host[i] = i * 31;
    cudaMalloc(&data, n);
    cudaMalloc(&bins, sizeof result);
    cudaMemset(bins, 0, sizeof result);
    for (int k = 0; k < 2; ++k) {
        cudaStreamCreate(&streams[k]);
        unsigned char *half = data + k * n / 2;
        cudaMemcpyAsync(half, host + k * n / 2, n / 2, cudaMemcpyHostToDevice, streams[k]);
        count<<<1, 64, 0, streams[k]>>>(half, n / 2, bins);
    }
    for (int k = 0; k < 2; ++k)
        cudaStreamSynchronize(streams[k]);
    cudaMemcpy(result, bins, sizeof result, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 64; ++i)
        sum += (i + 1) * result[i];
    printf("%u\n", sum);
    cudaStreamDestroy(streams[0]);
    cudaStreamDestroy(streams[1]);
    cudaFreeHost(host);
    cudaFree(data);
    cudaFree(bins);
    return 0;
}
