// A vector whose length is no multiple of the block, without a guard in the kernel.
// expect: out-of-bounds - 9
#include <stdio.h>
#include <stdlib.h>

__global__ void increment(int *v, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
        v[i] += 1;
}

int main()
{
    const int n = 1000;
    int *h = (int *)calloc(n, sizeof(int)), *d;
    cudaMalloc(&d, n * sizeof(int));
    cudaMemcpy(d, h, n * sizeof(int), cudaMemcpyHostToDevice);
    increment<<<(n + 255) / 256, 256>>>(d, n);
    cudaMemcpy(h, d, n * sizeof(int), cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        wrong += h[i] != 1;
    printf("%d wrong\n", wrong);
    cudaFree(d);
    free(h);
    return 0;
}
