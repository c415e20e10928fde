// Half precision: vectors of half2, conversions on both sides, and the rounding that they bring.
#include <cmath>
#include <cstdio>
#include <cuda_fp16.h>
#include <vector>

__global__ void axpy(const __half2 *x, __half2 *y, __half2 a, int pairs)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < pairs)
        y[i] = __hfma2(a, x[i], y[i]);
}

int main()
{
    const int n = 2048;
    std::vector<__half> x(n), y(n), out(n);
    for (int i = 0; i < n; i++) {
        x[i] = __float2half(i * 0.25f);
        y[i] = __float2half(1.0f);
    }
    __half *dX, *dY;
    cudaMalloc(&dX, n * sizeof(__half));
    cudaMalloc(&dY, n * sizeof(__half));
    cudaMemcpy(dX, x.data(), n * sizeof(__half), cudaMemcpyHostToDevice);
    cudaMemcpy(dY, y.data(), n * sizeof(__half), cudaMemcpyHostToDevice);
    axpy<<<(n / 2 + 127) / 128, 128>>>((const __half2 *)dX, (__half2 *)dY, __float2half2_rn(0.5f), n / 2);
    cudaMemcpy(out.data(), dY, n * sizeof(__half), cudaMemcpyDeviceToHost);
    float worst = 0;
    for (int i = 0; i < n; i++) {
        float want = 0.125f * i + 1.0f;
        worst = fmaxf(worst, fabsf(__half2float(out[i]) - want) / want);
    }
    printf("out[3] = %.3f, out[2047] = %.3f, relative error within half's: %s\n", __half2float(out[3]), __half2float(out[2047]), worst < 1e-3f ? "yes" : "no");
    cudaFree(dX);
    cudaFree(dY);
    return worst >= 1e-3f;
}
