// A histogram in global memory by atomic additions.
// expect: none
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__global__ void histogram(const unsigned char *data, int n, int *bins)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&bins[data[i]], 1);
}

int main()
{
    const int n = 4096;
    unsigned char data[n], *dData;
    int bins[256], *dBins, sum = 0;
    srand(10);
    for (int i = 0; i < n; i++)
        data[i] = rand() % 256;
    cudaMalloc(&dData, n);
    cudaMalloc(&dBins, sizeof bins);
    cudaMemcpy(dData, data, n, cudaMemcpyHostToDevice);
    cudaMemset(dBins, 0, sizeof bins);
    histogram<<<4, 256>>>(dData, n, dBins);
    cudaMemcpy(bins, dBins, sizeof bins, cudaMemcpyDeviceToHost);
    for (int b = 0; b < 256; b++)
        sum += bins[b];
    printf("%s\n", sum == n ? "all counted" : "some are missing");
    cudaFree(dData);
    cudaFree(dBins);
    return 0;
}
