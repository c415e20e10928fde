// The default stream has work when a stream is created that does not wait for it.
// expect: stream-race streams 19 22
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
    add<<<1, n>>>(v, n, 1);
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    add<<<1, n, 0, stream>>>(v, n, 2);
    cudaDeviceSynchronize();
    cudaMemcpy(result, v, sizeof result, cudaMemcpyDeviceToHost);
    printf("%d\n", result[n - 1]);
    cudaStreamDestroy(stream);
    cudaFree(v);
    return result[n - 1] != 3;
}
