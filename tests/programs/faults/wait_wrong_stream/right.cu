// A stream is to wait for an event; the wait is put into the stream that reads.
// expect: none
#include <stdio.h>

__global__ void fill(int *p) { p[threadIdx.x] = threadIdx.x; }
__global__ void use(int *p) { p[threadIdx.x] *= 2; }

int main()
{
    int *p, h[64];
    cudaStream_t s1, s2;
    cudaEvent_t e;
    cudaStreamCreate(&s1);
    cudaStreamCreate(&s2);
    cudaEventCreate(&e);
    cudaMalloc(&p, sizeof h);
    fill<<<1, 64, 0, s1>>>(p);
    cudaEventRecord(e, s1);
    cudaStreamWaitEvent(s2, e, 0);
    use<<<1, 64, 0, s2>>>(p);
    cudaDeviceSynchronize();
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[63]);
    cudaFree(p);
    cudaEventDestroy(e);
    cudaStreamDestroy(s1);
    cudaStreamDestroy(s2);
    return 0;
}
