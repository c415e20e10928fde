// Results are copied back before their buffer is freed.
// expect: none
#include <cstdio>

__global__ void store(int *p) { p[threadIdx.x] = 7; }

int main()
{
    int *p, h[32] = {0};
    cudaMalloc(&p, sizeof h);
    store<<<1, 32>>>(p);
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    cudaFree(p);
    printf("%d\n", h[0]);
    return 0;
}
