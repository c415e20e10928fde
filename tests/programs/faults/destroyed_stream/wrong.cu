// A stream is destroyed before its work is done, and another is created.
// expect: stream-race streams 21 24
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
    cudaStream_t first, second;
    cudaStreamCreate(&first);
    add<<<1, n, 0, first>>>(v, n, 1);
    cudaStreamDestroy(first);
    cudaStreamCreate(&second);
    add<<<1, n, 0, second>>>(v, n, 2);
    cudaDeviceSynchronize();
    cudaMemcpy(result, v, sizeof result, cudaMemcpyDeviceToHost);
    printf("%d\n", result[n - 1]);
    cudaStreamDestroy(second);
    cudaFree(v);
    return result[n - 1] != 3;
}
