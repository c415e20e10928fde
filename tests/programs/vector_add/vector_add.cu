// Sum of two vectors in plain C, checked element by element.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

__global__ void add(const float *x, const float *y, float *sum, int count)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < count)
        sum[k] = x[k] + y[k];
}

static void need(cudaError_t status, const char *what)
{
    if (status != cudaSuccess) {
        fprintf(stderr, "cannot %s: %s\n", what, cudaGetErrorString(status));
        exit(EXIT_FAILURE);
    }
}

int main(void)
{
    const int count = 50000;
    const size_t bytes = count * sizeof(float);
    printf("adding two vectors of %d numbers\n", count);

    float *x = (float *)malloc(bytes);
    float *y = (float *)malloc(bytes);
    float *sum = (float *)malloc(bytes);
    if (!x || !y || !sum) {
        fprintf(stderr, "out of memory\n");
        return EXIT_FAILURE;
    }
    for (int k = 0; k < count; k++) {
        x[k] = rand() / (float)RAND_MAX;
        y[k] = rand() / (float)RAND_MAX;
    }

    float *dx = NULL, *dy = NULL, *dsum = NULL;
    need(cudaMalloc((void **)&dx, bytes), "allocate x");
    need(cudaMalloc((void **)&dy, bytes), "allocate y");
    need(cudaMalloc((void **)&dsum, bytes), "allocate the sum");
    need(cudaMemcpy(dx, x, bytes, cudaMemcpyHostToDevice), "copy x");
    need(cudaMemcpy(dy, y, bytes, cudaMemcpyHostToDevice), "copy y");

    int block = 256;
    int grid = (count + block - 1) / block;
    add<<<grid, block>>>(dx, dy, dsum, count);
    need(cudaGetLastError(), "launch the kernel");
    need(cudaMemcpy(sum, dsum, bytes, cudaMemcpyDeviceToHost), "copy the sum back");

    int wrong = 0;
    for (int k = 0; k < count; k++)
        if (fabs(x[k] + y[k] - sum[k]) > 1e-6)
            wrong++;
    printf("x[0] = %.6f, y[0] = %.6f, sum[0] = %.6f\n", x[0], y[0], sum[0]);
    printf(wrong ? "Test FAILED: %d\n" : "Test PASSED\n", wrong);

    cudaFree(dx);
    cudaFree(dy);
    cudaFree(dsum);
    free(x);
    free(y);
    free(sum);
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
