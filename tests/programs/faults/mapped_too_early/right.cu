// A kernel writes mapped host memory; the host reads it after an event of the kernel's stream.
// expect: none
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
    cudaEventSynchronize(done);
    printf("%d\n", *h);
    cudaDeviceSynchronize();
    cudaFreeHost(h);
    cudaEventDestroy(done);
    return 0;
}
