// The number of blocks is computed by a division that gives zero.
// expect: unchecked-error - 15
#include <cstdio>
#include <vector>

__global__ void fill(int *p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = 8; }

int main()
{
    const int n = 100, block = 128;
    std::vector<int> h(n);
    int *d;
    cudaMalloc(&d, n * sizeof(int));
    cudaMemset(d, 0, n * sizeof(int));
    fill<<<n / block, block>>>(d, n);
    cudaMemcpy(h.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(d);
    return 0;
}
