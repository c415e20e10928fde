// The whole result buffer is copied back, though the kernel writes only a part of it.
// expect: uninitialized-read copied-back 22
#include <cstdio>
#include <vector>

__global__ void square(const int *in, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i] * in[i];
}

int main()
{
    const int n = 300;
    std::vector<int> h(n, 4), got(n);
    int *in, *out;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    square<<<n / 128, 128>>>(in, out, n);
    cudaMemcpy(got.data(), out, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", got[0]);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
