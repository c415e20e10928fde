// The host reads managed memory while the kernel may still run.
// expect: stream-race host 17 20
#include <iostream>

__global__ void square(int *v, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] = i * i;
}

int main()
{
    const int n = 1000;
    int *v;
    cudaMallocManaged(&v, n * sizeof(int));
    square<<<(n + 127) / 128, 128>>>(v, n);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        if (v[i] != i * i)
            wrong++;
    std::cout << wrong << " wrong" << std::endl;
    cudaFree(v);
    return 0;
}
