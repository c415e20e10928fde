// A kernel in a stream and a plain copy after it; the stream is non-blocking.
// expect: stream-race streams 15 16
#include <cstdio>

__global__ void fill(int *p, int v) { p[threadIdx.x] = v; }

int main()
{
    int *d, h[32];
    cudaStream_t s;
    cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    cudaMalloc(&d, sizeof h);
    cudaMemset(d, 0, sizeof h);
    cudaDeviceSynchronize();
    fill<<<1, 32, 0, s>>>(d, 9);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[3]);
    cudaStreamSynchronize(s);
    cudaFree(d);
    cudaStreamDestroy(s);
    return 0;
}
