// The host waits for an event that was recorded in the stream of the copy.
// expect: none
#include <cstdio>

__global__ void iota(int *p) { p[threadIdx.x] = threadIdx.x; }

int main()
{
    int *d, *h;
    cudaStream_t work, other;
    cudaEvent_t e;
    cudaStreamCreateWithFlags(&work, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking);
    cudaEventCreate(&e);
    cudaMalloc(&d, 32 * sizeof(int));
    cudaHostAlloc(&h, 32 * sizeof(int), cudaHostAllocDefault);
    iota<<<1, 32, 0, work>>>(d);
    cudaMemcpyAsync(h, d, 32 * sizeof(int), cudaMemcpyDeviceToHost, work);
    cudaEventRecord(e, work);
    cudaEventSynchronize(e);
    printf("%d\n", h[31]);
    cudaDeviceSynchronize();
    cudaFree(d);
    cudaFreeHost(h);
    cudaEventDestroy(e);
    cudaStreamDestroy(work);
    cudaStreamDestroy(other);
    return 0;
}
