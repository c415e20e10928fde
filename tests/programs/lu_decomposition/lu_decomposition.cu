// LU decomposition without pivoting, one pivot a launch, as course labs do it; L*U must give the matrix again.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

__global__ void divideColumn(float *a, int n, int k)
{
    int i = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i * n + k] /= a[k * n + k];
}

__global__ void updateRest(float *a, int n, int k)
{
    int j = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    int i = k + 1 + blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        a[i * n + j] -= a[i * n + k] * a[k * n + j];
}

int main(int argc, char *argv[])
{
    int n = argc > 1 ? atoi(argv[1]) : 48;
    float *a = (float *)malloc(n * n * sizeof(float)), *lu = (float *)malloc(n * n * sizeof(float));
    srand(5);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i * n + j] = (float)(rand() % 100) / 10.0f + (i == j ? 10.0f * n : 0.0f);
    float *d;
    cudaMalloc((void **)&d, n * n * sizeof(float));
    cudaMemcpy(d, a, n * n * sizeof(float), cudaMemcpyHostToDevice);
    for (int k = 0; k < n - 1; k++) {
        int left = n - k - 1;
        divideColumn<<<(left + 31) / 32, 32>>>(d, n, k);
        dim3 block(16, 16), grid((left + 15) / 16, (left + 15) / 16);
        updateRest<<<grid, block>>>(d, n, k);
    }
    cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess) {
        printf("CUDA error: %s\n", cudaGetErrorString(error));
        return 1;
    }
    cudaMemcpy(lu, d, n * n * sizeof(float), cudaMemcpyDeviceToHost);
    double worst = 0, logDet = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k <= (i < j ? i : j); k++)
                sum += (k == i ? 1.0 : lu[i * n + k]) * (double)lu[k * n + j];
            worst = fmax(worst, fabs(sum - a[i * n + j]));
        }
    for (int i = 0; i < n; i++)
        logDet += log(fabs(lu[i * n + i]));
    printf("n = %d, log|det| = %.3f\n", n, logDet);
    if (worst > 0.01) {
        printf("Error! |A - LU| = %f\n", worst);
        return 1;
    }
    printf("LU decomposition is correct.\n");
    cudaFree(d);
    free(a);
    free(lu);
    return 0;
}
