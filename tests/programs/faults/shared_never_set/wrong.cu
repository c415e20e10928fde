// Counters in shared memory that nobody sets to zero.
// expect: uninitialized-read - 10
// expect: uninitialized-read - 13
#include <stdio.h>

__global__ void countDigits(const int *v, int n, int *out)
{
    __shared__ int counts[10];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        atomicAdd(&counts[v[i] % 10], 1);
    __syncthreads();
    if (threadIdx.x < 10)
        out[threadIdx.x] = counts[threadIdx.x];
}

int main()
{
    const int n = 500;
    int h[n], counts[10], *v, *out;
    for (int i = 0; i < n; i++)
        h[i] = i * i;
    cudaMalloc(&v, sizeof h);
    cudaMalloc(&out, sizeof counts);
    cudaMemcpy(v, h, sizeof h, cudaMemcpyHostToDevice);
    countDigits<<<1, 64>>>(v, n, out);
    cudaMemcpy(counts, out, sizeof counts, cudaMemcpyDeviceToHost);
    printf("%d %d %d\n", counts[0], counts[1], counts[2]);
    cudaFree(v);
    cudaFree(out);
    return 0;
}
