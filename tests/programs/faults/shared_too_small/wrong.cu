// Dynamic shared memory for two arrays, given the size of one.
// expect: out-of-bounds - 12
// expect: out-of-bounds - 14
#include <stdio.h>

__global__ void pairs(const float *in, float *out)
{
    extern __shared__ float memory[];
    float *first = memory, *second = memory + blockDim.x;
    int t = threadIdx.x;
    first[t] = in[t];
    second[t] = in[t] * 10;
    __syncthreads();
    out[t] = first[t] + second[blockDim.x - 1 - t];
}

int main()
{
    const int n = 256;
    float h[n], *in, *out;
    for (int i = 0; i < n; i++)
        h[i] = i;
    cudaMalloc(&in, sizeof h);
    cudaMalloc(&out, sizeof h);
    cudaMemcpy(in, h, sizeof h, cudaMemcpyHostToDevice);
    pairs<<<1, n, n * sizeof(float)>>>(in, out);
    if (cudaDeviceSynchronize() != cudaSuccess)
        return printf("failed\n"), 1;
    cudaMemcpy(h, out, sizeof h, cudaMemcpyDeviceToHost);
    printf("%.0f %.0f\n", h[0], h[255]);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
