// Option prices by Black and Scholes for random inputs, compared with the host by an L1 norm.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

__host__ __device__ static inline double cnd(double d)
{
    return 0.5 * erfc(-d * 0.70710678118654752440);
}

__host__ __device__ static inline void price(double &call, double &put, double s, double x, double t, double r, double v)
{
    double root = sqrt(t);
    double d1 = (log(s / x) + (r + 0.5 * v * v) * t) / (v * root);
    double d2 = d1 - v * root;
    double discount = exp(-r * t);
    call = s * cnd(d1) - x * discount * cnd(d2);
    put = x * discount * (1.0 - cnd(d2)) - s * (1.0 - cnd(d1));
}

__launch_bounds__(128)
__global__ void priceAll(double *call, double *put, const float *s, const float *x, const float *t, double r, double v, int n)
{
    for (int i = blockDim.x * blockIdx.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        price(call[i], put[i], s[i], x[i], t[i], r, v);
}

static float between(float low, float high)
{
    float t = (float)rand() / (float)RAND_MAX;
    return (1.0f - t) * low + t * high;
}

int main(int argc, char **argv)
{
    const int n = 2000;
    const double r = 0.02, v = 0.30;
    float *h[3], *d[3];
    double *call = (double *)malloc(n * sizeof(double)), *put = (double *)malloc(n * sizeof(double)), *dCall, *dPut;
    srand(5347);
    for (int k = 0; k < 3; k++) {
        h[k] = (float *)malloc(n * sizeof(float));
        for (int i = 0; i < n; i++)
            h[k][i] = k == 0 ? between(5, 30) : k == 1 ? between(1, 100) : between(0.25f, 10);
        checkCudaErrors(cudaMalloc((void **)&d[k], n * sizeof(float)));
        checkCudaErrors(cudaMemcpy(d[k], h[k], n * sizeof(float), cudaMemcpyHostToDevice));
    }
    checkCudaErrors(cudaMalloc((void **)&dCall, n * sizeof(double)));
    checkCudaErrors(cudaMalloc((void **)&dPut, n * sizeof(double)));
    for (int i = 0; i < 2; i++) {
        priceAll<<<8, 128>>>(dCall, dPut, d[0], d[1], d[2], r, v, n);
        getLastCudaError("priceAll() execution failed\n");
    }
    checkCudaErrors(cudaMemcpy(call, dCall, n * sizeof(double), cudaMemcpyDeviceToHost));
    checkCudaErrors(cudaMemcpy(put, dPut, n * sizeof(double), cudaMemcpyDeviceToHost));
    double delta = 0, reference = 0, parity = 0;
    for (int i = 0; i < n; i++) {
        double c, p;
        price(c, p, h[0][i], h[1][i], h[2][i], r, v);
        delta += fabs(c - call[i]);
        reference += fabs(c);
        parity = fmax(parity, fabs(call[i] - put[i] - h[0][i] + h[1][i] * exp(-r * h[2][i])));
    }
    printf("option 0: call %.5f, put %.5f\n", call[0], put[0]);
    printf("L1 norm %s, parity %s\n", delta / reference < 1e-10 ? "small" : "LARGE", parity < 1e-9 ? "holds" : "BROKEN");
    for (int k = 0; k < 3; k++) {
        checkCudaErrors(cudaFree(d[k]));
        free(h[k]);
    }
    checkCudaErrors(cudaFree(dCall));
    checkCudaErrors(cudaFree(dPut));
    free(call);
    free(put);
    return delta / reference < 1e-10 && parity < 1e-9 ? EXIT_SUCCESS : EXIT_FAILURE;
}
