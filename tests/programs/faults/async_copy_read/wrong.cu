// Results come back by an asynchronous copy into pinned memory; the host reads them at once.
// expect: stream-race host 15 17
#include <cstdio>

__global__ void iota(int *p) { p[threadIdx.x] = threadIdx.x; }

int main()
{
    int *d, *h, sum = 0;
    cudaStream_t s;
    cudaStreamCreate(&s);
    cudaMalloc(&d, 128 * sizeof(int));
    cudaMallocHost(&h, 128 * sizeof(int));
    iota<<<1, 128, 0, s>>>(d);
    cudaMemcpyAsync(h, d, 128 * sizeof(int), cudaMemcpyDeviceToHost, s);
    for (int i = 0; i < 128; i++)
        sum += h[i];
    printf("%d\n", sum);
    cudaStreamSynchronize(s);
    cudaFree(d);
    cudaFreeHost(h);
    cudaStreamDestroy(s);
    return 0;
}
