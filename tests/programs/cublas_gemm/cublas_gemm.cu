// cuBLAS from the host: axpy, dot, scal and a column-major gemm, each against a loop.
// nvcc: -lcublas
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define IDX2C(i, j, ld) (((j) * (ld)) + (i))
#define CUBLAS(call)                                                          \
    do {                                                                      \
        cublasStatus_t s = (call);                                            \
        if (s != CUBLAS_STATUS_SUCCESS) {                                     \
            printf("cuBLAS error %d at line %d\n", (int)s, __LINE__);         \
            return EXIT_FAILURE;                                              \
        }                                                                     \
    } while (0)

int main()
{
    const int m = 24, n = 18, k = 30;
    std::vector<float> a(m * k), b(k * n), c(m * n, 1.0f), got(m * n);
    srand(8);
    for (float &x : a)
        x = rand() % 10;
    for (float &x : b)
        x = rand() % 10;
    float *dA, *dB, *dC;
    cudaMalloc((void **)&dA, a.size() * sizeof(float));
    cudaMalloc((void **)&dB, b.size() * sizeof(float));
    cudaMalloc((void **)&dC, c.size() * sizeof(float));
    cublasHandle_t handle;
    CUBLAS(cublasCreate(&handle));
    CUBLAS(cublasSetMatrix(m, k, sizeof(float), a.data(), m, dA, m));
    CUBLAS(cublasSetMatrix(k, n, sizeof(float), b.data(), k, dB, k));
    CUBLAS(cublasSetVector(m * n, sizeof(float), c.data(), 1, dC, 1));
    const float alpha = 2.0f, beta = 3.0f;
    CUBLAS(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, dA, m, dB, k, &beta, dC, m));
    CUBLAS(cublasGetMatrix(m, n, sizeof(float), dC, m, got.data(), m));
    int wrong = 0;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            double want = 3;
            for (int p = 0; p < k; p++)
                want += 2.0 * a[IDX2C(i, p, m)] * b[IDX2C(p, j, k)];
            wrong += std::fabs(want - got[IDX2C(i, j, m)]) > 1e-3;
        }
    printf("gemm: c[0] = %.0f, %d wrong\n", got[0], wrong);
    float dot = 0, half = 0.5f;
    CUBLAS(cublasSscal(handle, m * k, &half, dA, 1));
    CUBLAS(cublasSaxpy(handle, k * n < m * k ? k * n : m * k, &alpha, dA, 1, dB, 1));
    CUBLAS(cublasSdot(handle, 100, dA, 1, dB, 1, &dot));
    double want = 0;
    for (int i = 0; i < 100; i++)
        want += a[i] * 0.5 * (b[i] + a[i]);
    printf("dot: %.1f, expected %.1f\n", dot, want);
    float norm = 0;
    CUBLAS(cublasSnrm2(handle, 50, dA, 1, &norm));
    int top = 0;
    CUBLAS(cublasIsamax(handle, 50, dA, 1, &top));
    printf("norm is positive: %d, largest is in range: %d\n", norm > 0, top >= 1 && top <= 50);
    CUBLAS(cublasDestroy(handle));
    cudaFree(dA);
    cudaFree(dB);
    cudaFree(dC);
    return wrong || std::fabs(dot - want) > 1 ? EXIT_FAILURE : EXIT_SUCCESS;
}
