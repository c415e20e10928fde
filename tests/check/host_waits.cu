// Twin of host_too_early.cu: the host waits before it reads.
// run:
// expect: none
// by-main: 1
#include <cstdio>

__global__ void twice(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = a[i] * 2;
}

int main()
{
    const int n = 512;
    float *a, host[n];
    cudaMallocManaged(&a, sizeof host);
    for (int i = 0; i < n; i++)
        a[i] = i;
    twice<<<2, 256>>>(a, n);
    cudaDeviceSynchronize();
    for (int i = 0; i < n; i++)
        host[i] = a[i];
    printf("%g\n", host[n - 1]);
    cudaFree(a);
}
