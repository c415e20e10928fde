// Cleaning up: each buffer is freed once.
// expect: none
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
    cudaFree(b);
    puts("done");
    return 0;
}
