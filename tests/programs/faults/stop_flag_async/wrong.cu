// A loop runs until a flag comes back in pinned memory; its copy is not waited for.
// expect: stream-race host 28 30
#include <cstdio>

__global__ void halve(int *v, int *more)
{
    int i = threadIdx.x;
    v[i] /= 2;
    if (v[i] > 1)
        atomicExch(more, 1);
}

int main()
{
    const int n = 64;
    int h[n], *v, *dMore, *more, rounds = 0;
    cudaStream_t s;
    cudaStreamCreate(&s);
    for (int i = 0; i < n; i++)
        h[i] = 1000 + i;
    cudaMalloc(&v, sizeof h);
    cudaMalloc(&dMore, sizeof(int));
    cudaMallocHost(&more, sizeof(int));
    cudaMemcpy(v, h, sizeof h, cudaMemcpyHostToDevice);
    do {
        cudaMemsetAsync(dMore, 0, sizeof(int), s);
        halve<<<1, n, 0, s>>>(v, dMore);
        cudaMemcpyAsync(more, dMore, sizeof(int), cudaMemcpyDeviceToHost, s);
        rounds++;
    } while (rounds < 50 && *more);
    cudaDeviceSynchronize();
    cudaMemcpy(h, v, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(v);
    cudaFree(dMore);
    cudaFreeHost(more);
    cudaStreamDestroy(s);
    return 0;
}
