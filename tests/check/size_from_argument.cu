// The number of cells is an argument. Its default is a multiple of the block, so that the missing guard of the
// first kernel shows with other numbers only. The grid of the last one says that it gets multiples alone.
// run:
// expect: out-of-bounds - 12
// by-main: 3
#include <cstdio>
#include <cstdlib>

__global__ void unguarded(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] *= 2;
}

__global__ void guarded(float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        b[i] *= 2;
}

__global__ void whole_blocks(float *c, int n)
{
    __shared__ float s[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = c[i];
    __syncthreads();
    c[i] = s[127 - threadIdx.x] + n;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1024;
    float *a, *b, *c;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMalloc(&c, n * sizeof(float));
    cudaMemset(a, 0, n * sizeof(float));
    cudaMemset(b, 0, n * sizeof(float));
    cudaMemset(c, 0, n * sizeof(float));
    unguarded<<<(n + 127) / 128, 128>>>(a, n);
    guarded<<<(n + 127) / 128, 128>>>(b, n);
    whole_blocks<<<n / 128, 128>>>(c, n);
    cudaDeviceSynchronize();
    cudaFree(a);
    cudaFree(b);
    cudaFree(c);
}
