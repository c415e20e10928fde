// A kernel in one stream writes managed memory; the host waits for that stream.
// expect: none
#include <cstdio>

__global__ void mark(char *p, char c) { p[threadIdx.x] = c; }

int main()
{
    char *a, *b;
    cudaStream_t first, second;
    cudaStreamCreate(&first);
    cudaStreamCreate(&second);
    cudaMallocManaged(&a, 32);
    cudaMallocManaged(&b, 32);
    mark<<<1, 32, 0, first>>>(a, 'a');
    mark<<<1, 32, 0, second>>>(b, 'b');
    cudaStreamSynchronize(first);
    putchar(a[5]);
    putchar('\n');
    cudaDeviceSynchronize();
    cudaFree(a);
    cudaFree(b);
    cudaStreamDestroy(first);
    cudaStreamDestroy(second);
    return 0;
}
