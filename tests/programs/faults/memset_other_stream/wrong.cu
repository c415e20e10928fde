// A counter is cleared by an asynchronous fill in a stream of its own.
// expect: stream-race streams 14 15
#include <cstdio>

__global__ void count(int *c, int limit) { if (threadIdx.x < limit) atomicAdd(c, 1); }

int main()
{
    int *c, h = -1;
    cudaStream_t work, fill;
    cudaStreamCreate(&work);
    cudaStreamCreate(&fill);
    cudaMalloc(&c, sizeof(int));
    cudaMemsetAsync(c, 0, sizeof(int), fill);
    count<<<1, 128, 0, work>>>(c, 100);
    cudaDeviceSynchronize();
    cudaMemcpy(&h, c, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h);
    cudaFree(c);
    cudaStreamDestroy(work);
    cudaStreamDestroy(fill);
    return 0;
}
