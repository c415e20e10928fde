// Two phases in one kernel: blocks read what others wrote, after a grid-wide barrier.
// expect: none
#include <cooperative_groups.h>
#include <stdio.h>
#include <vector>

__global__ void twoPhases(int *a, int *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = i * 3;
    cooperative_groups::this_grid().sync();
    if (i < n)
        b[i] = a[n - 1 - i];
}

int main()
{
    int n = 1000, *a, *b;
    std::vector<int> h(n);
    cudaMalloc(&a, n * sizeof(int));
    cudaMalloc(&b, n * sizeof(int));
    cudaMemset(a, 0, n * sizeof(int));
    void *args[] = {&a, &b, &n};
    cudaLaunchCooperativeKernel((void *)twoPhases, dim3((n + 127) / 128), dim3(128), args);
    if (cudaDeviceSynchronize() != cudaSuccess)
        return 1;
    cudaMemcpy(h.data(), b, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(a);
    cudaFree(b);
    return 0;
}
