// Cleaning up: one buffer is freed twice and the other never.
// expect: invalid-free double 16
#include <cstdio>

__global__ void copy(const int *a, int *b) { b[threadIdx.x] = a[threadIdx.x]; }

int main()
{
    int *a, *b;
    cudaMalloc(&a, 32 * sizeof(int));
    cudaMalloc(&b, 32 * sizeof(int));
    cudaMemset(a, 1, 32 * sizeof(int));
    copy<<<1, 32>>>(a, b);
    cudaDeviceSynchronize();
    cudaFree(a);
    cudaFree(a);
    puts("done");
    return 0;
}
