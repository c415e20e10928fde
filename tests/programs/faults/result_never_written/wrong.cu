// Two result buffers are copied back, but the second launch writes the first of them again.
// expect: uninitialized-read copied-back 30
#include <cstdio>
#include <vector>

__global__ void power(const int *in, int *out, int n, int exponent)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int product = 1;
        for (int k = 0; k < exponent; k++)
            product *= in[i];
        out[i] = product;
    }
}

int main()
{
    const int n = 300;
    std::vector<int> h(n, 4), got(n);
    int *in, *squares, *cubes;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&squares, n * sizeof(int));
    cudaMalloc(&cubes, n * sizeof(int));
    cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    power<<<3, 128>>>(in, squares, n, 2);
    power<<<3, 128>>>(in, squares, n, 3);
    cudaMemcpy(got.data(), squares, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d", got[0]);
    cudaMemcpy(got.data(), cubes, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf(" %d\n", got[0]);
    cudaFree(in);
    cudaFree(squares);
    cudaFree(cubes);
    return 0;
}
