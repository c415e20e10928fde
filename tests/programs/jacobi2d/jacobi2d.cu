// Jacobi's iteration on a plate, in the style of C benchmarks: argv, two buffers that swap, a residual now and then.
// run: -- 66 120
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#define IDX(i, j) ((i) * n + (j))

__global__ void sweep(const double *u, double *v, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x + 1;
    int i = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i < n - 1 && j < n - 1)
        v[IDX(i, j)] = 0.25 * (u[IDX(i - 1, j)] + u[IDX(i + 1, j)] + u[IDX(i, j - 1)] + u[IDX(i, j + 1)]);
}

__global__ void largestChange(const double *u, const double *v, int n, unsigned long long *bits)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < n * n) {
        double change = fabs(u[k] - v[k]);
        // Positive doubles compare like their bits.
        atomicMax(bits, (unsigned long long)__double_as_longlong(change));
    }
}

static double seconds(void)
{
    struct timeval tv;
    gettimeofday(&tv, NULL);
    return tv.tv_sec + tv.tv_usec * 1e-6;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s n iterations\n", argv[0]);
        return 1;
    }
    int n = atoi(argv[1]), iterations = atoi(argv[2]);
    size_t bytes = (size_t)n * n * sizeof(double);
    double *u = (double *)calloc(n * n, sizeof(double));
    for (int j = 0; j < n; j++)
        u[IDX(0, j)] = 100.0;
    for (int i = 0; i < n; i++)
        u[IDX(i, n - 1)] = 50.0;
    double *a = (double *)malloc(bytes), *b = (double *)malloc(bytes);
    for (int k = 0; k < n * n; k++)
        a[k] = b[k] = u[k];

    double *d_u, *d_v;
    unsigned long long *d_bits;
    cudaMalloc(&d_u, bytes);
    cudaMalloc(&d_v, bytes);
    cudaMalloc(&d_bits, sizeof *d_bits);
    cudaMemcpy(d_u, u, bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(d_v, u, bytes, cudaMemcpyHostToDevice);
    dim3 block(16, 8), grid((n - 2 + 15) / 16, (n - 2 + 7) / 8);
    double start = seconds();
    for (int it = 1; it <= iterations; it++) {
        sweep<<<grid, block>>>(d_u, d_v, n);
        if (it % 40 == 0) {
            unsigned long long bits = 0;
            cudaMemset(d_bits, 0, sizeof bits);
            largestChange<<<(n * n + 127) / 128, 128>>>(d_u, d_v, n, d_bits);
            cudaMemcpy(&bits, d_bits, sizeof bits, cudaMemcpyDeviceToHost);
            double change;
            memcpy(&change, &bits, sizeof change);
            printf("iteration %4d: largest change %.5f\n", it, change);
        }
        double *t = d_u;
        d_u = d_v;
        d_v = t;
    }
    cudaDeviceSynchronize();
    double elapsed = seconds() - start;
    cudaMemcpy(u, d_u, bytes, cudaMemcpyDeviceToHost);

    for (int it = 0; it < iterations; it++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                b[IDX(i, j)] = 0.25 * (a[IDX(i - 1, j)] + a[IDX(i + 1, j)] + a[IDX(i, j - 1)] + a[IDX(i, j + 1)]);
        double *t = a;
        a = b;
        b = t;
    }
    double worst = 0;
    for (int k = 0; k < n * n; k++)
        worst = fmax(worst, fabs(u[k] - a[k]));
    printf("middle: %.4f, worst difference %.1e, %s\n", u[IDX(n / 2, n / 2)], worst, elapsed >= 0 ? "timed" : "?");
    printf("%s\n", worst < 1e-9 ? "VERIFIED" : "NOT VERIFIED");
    cudaFree(d_u);
    cudaFree(d_v);
    cudaFree(d_bits);
    free(u);
    free(a);
    free(b);
    return worst < 1e-9 ? 0 : 1;
}
