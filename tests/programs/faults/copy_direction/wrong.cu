// The kind of a copy back is the wrong one.
// expect: copy-direction - 12
#include <cstdio>

__global__ void answer(int *p) { *p = 42; }

int main()
{
    int *d, h = 0;
    cudaMalloc(&d, sizeof(int));
    answer<<<1, 1>>>(d);
    cudaMemcpy(&h, d, sizeof(int), cudaMemcpyHostToDevice);
    printf("%d\n", h);
    cudaFree(d);
    return 0;
}
