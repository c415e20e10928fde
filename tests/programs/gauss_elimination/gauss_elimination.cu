// Gaussian elimination in two kernels a column, with multipliers in a matrix of their own, and back substitution on the host.
// run: -- -f system.txt -q
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

float *A, *B, *M;
int size;

__global__ void multipliers(float *m, const float *a, int n, int t)
{
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i >= n - 1 - t) return;
    m[n * (i + t + 1) + t] = a[n * (i + t + 1) + t] / a[n * t + t];
}

__global__ void subtract(const float *m, float *a, float *b, int n, int t)
{
    int x = threadIdx.x + blockIdx.x * blockDim.x, y = threadIdx.y + blockIdx.y * blockDim.y;
    if (x >= n - 1 - t || y >= n - t) return;
    a[n * (x + 1 + t) + y + t] -= m[n * (x + 1 + t) + t] * a[n * t + y + t];
    if (y == 0)
        b[x + 1 + t] -= m[n * (x + 1 + t) + t] * b[t];
}

void readFile(const char *name)
{
    FILE *fp = fopen(name, "r");
    if (!fp) { printf("cannot open %s\n", name); exit(1); }
    fscanf(fp, "%d", &size);
    A = (float *)malloc(size * size * sizeof(float));
    B = (float *)malloc(size * sizeof(float));
    M = (float *)calloc(size * size, sizeof(float));
    for (int i = 0; i < size * size; i++) fscanf(fp, "%f", &A[i]);
    for (int i = 0; i < size; i++) fscanf(fp, "%f", &B[i]);
    fclose(fp);
}

int main(int argc, char *argv[])
{
    int quiet = 0;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-') {
            switch (argv[i][1]) {
            case 'f': readFile(argv[++i]); break;
            case 'q': quiet = 1; break;
            }
        }
    }
    if (!A) { printf("Usage: %s -f file [-q]\n", argv[0]); return 1; }
    float *a, *b, *m;
    cudaMalloc((void **)&a, size * size * sizeof(float));
    cudaMalloc((void **)&b, size * sizeof(float));
    cudaMalloc((void **)&m, size * size * sizeof(float));
    cudaMemcpy(a, A, size * size * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(b, B, size * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(m, M, size * size * sizeof(float), cudaMemcpyHostToDevice);
    dim3 block2(4, 4), grid2((size + 3) / 4, (size + 3) / 4);
    for (int t = 0; t < size - 1; t++) {
        multipliers<<<(size + 31) / 32, 32>>>(m, a, size, t);
        cudaDeviceSynchronize();
        subtract<<<grid2, block2>>>(m, a, b, size, t);
        cudaDeviceSynchronize();
        if (cudaGetLastError() != cudaSuccess) { fprintf(stderr, "step %d failed\n", t); return 1; }
    }
    float *U = (float *)malloc(size * size * sizeof(float)), *y = (float *)malloc(size * sizeof(float)), *x = (float *)malloc(size * sizeof(float));
    cudaMemcpy(U, a, size * size * sizeof(float), cudaMemcpyDeviceToHost);
    cudaMemcpy(y, b, size * sizeof(float), cudaMemcpyDeviceToHost);
    for (int i = size - 1; i >= 0; i--) {
        x[i] = y[i];
        for (int j = i + 1; j < size; j++) x[i] -= U[i * size + j] * x[j];
        x[i] /= U[i * size + i];
    }
    double worst = 0;
    for (int i = 0; i < size; i++) {
        double s = -B[i];
        for (int j = 0; j < size; j++) s += (double)A[i * size + j] * x[j];
        worst = fmax(worst, fabs(s));
    }
    if (!quiet)
        for (int i = 0; i < size; i++) printf("%.2f ", x[i]);
    printf("x[0] = %.3f, x[%d] = %.3f\nresidual is %s\n", x[0], size - 1, x[size - 1], worst < 1e-2 ? "small" : "LARGE");
    cudaFree(a); cudaFree(b); cudaFree(m);
    free(A); free(B); free(M); free(U); free(x); free(y);
    return worst >= 1e-2;
}
