// Work in the legacy default stream comes between two streams; they are blocking, so it orders them.
// expect: none
#include <cstdio>

__global__ void mul(int *p, int k) { p[threadIdx.x] = p[threadIdx.x] * k + 1; }

int main()
{
    int *p, h[32];
    cudaStream_t a, b;
    const unsigned flags = cudaStreamDefault;
    cudaStreamCreateWithFlags(&a, flags);
    cudaStreamCreateWithFlags(&b, flags);
    cudaMalloc(&p, sizeof h);
    cudaMemset(p, 0, sizeof h);
    cudaDeviceSynchronize();
    mul<<<1, 32, 0, a>>>(p, 2);
    mul<<<1, 32>>>(p, 3);
    mul<<<1, 32, 0, b>>>(p, 5);
    cudaDeviceSynchronize();
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(p);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    return 0;
}
