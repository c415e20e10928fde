// The default stream of the thread waits for the other default stream.
// expect: none
#include <cstdio>

__global__ void add(int *v, int n, int by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] += by;
}

int main()
{
    const int n = 256;
    int *v, result[n];
    cudaMalloc(&v, sizeof result);
    cudaMemset(v, 0, sizeof result);
    cudaDeviceSynchronize();
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    add<<<1, n, 0, cudaStreamLegacy>>>(v, n, 1);
    add<<<1, n, 0, cudaStreamPerThread>>>(v, n, 2);
    cudaDeviceSynchronize();
    cudaMemcpy(result, v, sizeof result, cudaMemcpyDeviceToHost);
    printf("%d\n", result[n - 1]);
    cudaStreamDestroy(stream);
    cudaFree(v);
    return result[n - 1] != 3;
}
