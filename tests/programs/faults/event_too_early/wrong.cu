// An event is to order two streams; it is recorded before the kernel that it is meant to cover.
// expect: stream-race streams 23 25
#include <stdio.h>
#include <stdlib.h>

__global__ void produce(float *p, int n) { int i = threadIdx.x; if (i < n) p[i] = i * 0.5f; }
__global__ void consume(const float *p, float *q, int n) { int i = threadIdx.x; if (i < n) q[i] = p[n - 1 - i]; }

int main()
{
    const int n = 256;
    float *p, *q, h[n];
    cudaStream_t producer, consumer;
    cudaEvent_t ready;
    cudaStreamCreateWithFlags(&producer, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&consumer, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&ready, cudaEventDisableTiming);
    cudaMalloc(&p, n * sizeof(float));
    cudaMalloc(&q, n * sizeof(float));
    cudaMemset(p, 0, n * sizeof(float));
    cudaDeviceSynchronize();
    cudaEventRecord(ready, producer);
    produce<<<1, n, 0, producer>>>(p, n);
    cudaStreamWaitEvent(consumer, ready, 0);
    consume<<<1, n, 0, consumer>>>(p, q, n);
    cudaStreamSynchronize(consumer);
    cudaStreamSynchronize(producer);
    cudaMemcpy(h, q, sizeof h, cudaMemcpyDeviceToHost);
    printf("%.1f\n", h[0]);
    cudaFree(p);
    cudaFree(q);
    cudaEventDestroy(ready);
    cudaStreamDestroy(producer);
    cudaStreamDestroy(consumer);
    return 0;
}
