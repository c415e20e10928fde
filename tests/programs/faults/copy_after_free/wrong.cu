// Results are copied back after their buffer is freed.
// expect: use-after-free - 13
#include <cstdio>

__global__ void store(int *p) { p[threadIdx.x] = 7; }

int main()
{
    int *p, h[32] = {0};
    cudaMalloc(&p, sizeof h);
    store<<<1, 32>>>(p);
    cudaFree(p);
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    return 0;
}
