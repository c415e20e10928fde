// A block of 2048 threads; nobody asks whether the launch failed.
// expect: unchecked-error - 20
#include <stdio.h>
#include <stdlib.h>

__global__ void scale(float *x, float f)
{
    x[blockIdx.x * blockDim.x + threadIdx.x] *= f;
}

int main()
{
    const int n = 4096;
    const int block = 2048;
    float *h = (float *)malloc(n * sizeof(float)), *d;
    for (int i = 0; i < n; i++)
        h[i] = i;
    cudaMalloc(&d, n * sizeof(float));
    cudaMemcpy(d, h, n * sizeof(float), cudaMemcpyHostToDevice);
    scale<<<n / block, block>>>(d, 2.0f);
    cudaMemcpy(h, d, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("h[10] = %.0f\n", h[10]);
    cudaFree(d);
    free(h);
    return 0;
}
