// A kernel writes mapped host memory; the host reads it without waiting.
// expect: stream-race host 15 17
#include <cstdio>

__global__ void answer(int *p) { *p = 42; }

int main()
{
    int *h, *d;
    cudaEvent_t done;
    cudaEventCreate(&done);
    cudaHostAlloc(&h, sizeof(int), cudaHostAllocMapped);
    *h = 0;
    cudaHostGetDevicePointer(&d, h, 0);
    answer<<<1, 1>>>(d);
    cudaEventRecord(done);
    printf("%d\n", *h);
    cudaDeviceSynchronize();
    cudaFreeHost(h);
    cudaEventDestroy(done);
    return 0;
}
