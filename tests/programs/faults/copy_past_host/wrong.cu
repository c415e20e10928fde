// Results come back into a vector that is too short.
// expect: out-of-bounds copy 15
#include <cstdio>
#include <vector>

__global__ void iota(int *p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = i; }

int main()
{
    const int n = 300;
    std::vector<int> h(n / 2);
    int *d;
    cudaMalloc(&d, n * sizeof(int));
    iota<<<3, 128>>>(d, n);
    cudaMemcpy(h.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[149]);
    cudaFree(d);
    return 0;
}
