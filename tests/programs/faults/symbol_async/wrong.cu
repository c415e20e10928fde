// Coefficients of a kernel in constant memory are replaced in another stream.
// expect: stream-race streams 23 25
// expect: stream-race streams 24 25
#include <cstdio>

__constant__ float coefficient;

__global__ void apply(float *p) { p[threadIdx.x] *= coefficient; }

int main()
{
    float *p, *pinned, h[32];
    cudaStream_t a, b;
    cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
    cudaMallocHost(&pinned, 2 * sizeof(float));
    pinned[0] = 3;
    pinned[1] = 5;
    for (float &x : h)
        x = 1;
    cudaMalloc(&p, sizeof h);
    cudaMemcpy(p, h, sizeof h, cudaMemcpyHostToDevice);
    cudaMemcpyToSymbolAsync(coefficient, &pinned[0], sizeof(float), 0, cudaMemcpyHostToDevice, a);
    apply<<<1, 32, 0, a>>>(p);
    cudaMemcpyToSymbolAsync(coefficient, &pinned[1], sizeof(float), 0, cudaMemcpyHostToDevice, b);
    cudaStreamSynchronize(b);
    apply<<<1, 32, 0, a>>>(p);
    cudaDeviceSynchronize();
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf("%.0f\n", h[0]);
    cudaFree(p);
    cudaFreeHost(pinned);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    return 0;
}
