// A kernel is launched with a buffer that has been freed.
// expect: use-after-free * 5
#include <cstdio>

__global__ void store(int *p) { p[threadIdx.x] = 1; }

int main()
{
    int *p;
    cudaMalloc(&p, 32 * sizeof(int));
    cudaFree(p);
    store<<<1, 32>>>(p);
    cudaDeviceSynchronize();
    puts("done");
    return 0;
}
