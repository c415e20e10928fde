// The host looks at a result in a copy of its own.
// expect: none
#include <cstdio>

__global__ void answer(int *p) { *p = 42; }

int main()
{
    int *p, h = 0;
    cudaMalloc(&p, sizeof(int));
    answer<<<1, 1>>>(p);
    cudaMemcpy(&h, p, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h);
    cudaFree(p);
    return 0;
}
