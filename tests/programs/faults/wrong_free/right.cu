// Pinned memory is released by cudaFreeHost.
// expect: none
#include <cstdio>
#include <cstring>

__global__ void inc(int *p) { p[threadIdx.x]++; }

int main()
{
    int *h, *d;
    cudaMallocHost(&h, 32 * sizeof(int));
    cudaMalloc(&d, 32 * sizeof(int));
    memset(h, 0, 32 * sizeof(int));
    cudaMemcpy(d, h, 32 * sizeof(int), cudaMemcpyHostToDevice);
    inc<<<1, 32>>>(d);
    cudaMemcpy(h, d, 32 * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(d);
    cudaFreeHost(h);
    return 0;
}
