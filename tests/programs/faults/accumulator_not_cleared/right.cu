// Blocks add to a sum in device memory that a fill has set to zero.
// expect: none
#include <cstdio>
#include <vector>

__global__ void sum(const int *in, int n, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(out, in[i]);
}

int main()
{
    const int n = 500;
    std::vector<int> h(n, 3);
    int *in, *out, got;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(out, 0, sizeof(int));
    sum<<<(n + 127) / 128, 128>>>(in, n, out);
    cudaMemcpy(&got, out, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", got);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
