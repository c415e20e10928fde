// A kernel gets its buffer.
// expect: none
#include <cstdio>

__global__ void store(int *p) { p[threadIdx.x] = 3; }

int main()
{
    int *good, *p = nullptr, h = -1;
    cudaMalloc(&good, 32 * sizeof(int));
    cudaMemset(good, 0, 32 * sizeof(int));
    p = good;
    store<<<1, 32>>>(p);
    cudaError_t e = cudaDeviceSynchronize();
    printf("%s\n", cudaGetErrorName(e));
    e = cudaMemcpy(&h, good, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%s %d\n", cudaGetErrorName(e), h);
    cudaFree(good);
    return 0;
}
