// The barrier is missing in the first kernel; the number of cells is an argument.
// run:
// expect: race * 13 15
// expect: uninitialized-read - 15
// by-main: 2
#include <cstdio>
#include <cstdlib>

__global__ void flip(const float *in, float *out, int n)
{
    __shared__ float s[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = i < n ? in[i] : 0;
    if (i < n)
        out[i] = s[127 - threadIdx.x];
}

__global__ void flip_right(const float *in, float *out, int n)
{
    __shared__ float s[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();
    if (i < n)
        out[i] = s[127 - threadIdx.x];
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    float *a, *b, *h = (float *)malloc(n * sizeof(float));
    for (int i = 0; i < n; i++)
        h[i] = i;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMemcpy(a, h, n * sizeof(float), cudaMemcpyHostToDevice);
    flip<<<(n + 127) / 128, 128>>>(a, b, n);
    flip_right<<<(n + 127) / 128, 128>>>(a, b, n);
    cudaMemcpy(h, b, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%f\n", h[0]);
    cudaFree(a);
    cudaFree(b);
    free(h);
}
