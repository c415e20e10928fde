// A kernel is launched with a buffer that is freed afterwards.
// expect: none
#include <cstdio>

__global__ void store(int *p) { p[threadIdx.x] = 1; }

int main()
{
    int *p;
    cudaMalloc(&p, 32 * sizeof(int));
    store<<<1, 32>>>(p);
    cudaDeviceSynchronize();
    cudaFree(p);
    puts("done");
    return 0;
}
