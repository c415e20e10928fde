// Vectors, matrices, triangles, batches and scalars on the device with cuBLAS.
// nvcc: -lcublas
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <vector>
#include <helper_cuda.h>
#define IDX2C(i, j, ld) (((j) * (ld)) + (i))
#define CUBLAS_CHECK(x)                                                                                                \
    do {                                                                                                               \
        cublasStatus_t st_ = (x);                                                                                      \
        if (st_ != CUBLAS_STATUS_SUCCESS) {                                                                            \
            fprintf(stderr, "cublas %d at %d\n", st_, __LINE__);                                                       \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)
static __inline__ void modify(cublasHandle_t handle, float *m, int ldm, int n, int p, int q, float alpha, float beta)
{
    cublasSscal(handle, n - q, &alpha, &m[IDX2C(p, q, ldm)], ldm);
    cublasSscal(handle, ldm - p, &beta, &m[IDX2C(p, q, ldm)], 1);
}
template <typename T>
T *up(const std::vector<T> &v)
{
    T *p;
    cudaMalloc((void **)&p, v.size() * sizeof(T));
    cublasSetVector(v.size(), sizeof(T), v.data(), 1, p, 1);
    return p;
}
int main()
{
    const int M = 6, N = 5;
    cublasHandle_t h;
    CUBLAS_CHECK(cublasCreate(&h));
    int ver;
    cublasGetVersion(h, &ver);
    float *devPtrA, *a = (float *)malloc(M * N * sizeof(*a));
    for (int j = 0; j < N; j++)
        for (int i = 0; i < M; i++)
            a[IDX2C(i, j, M)] = (float)(i * N + j + 1);
    cudaMalloc((void **)&devPtrA, M * N * sizeof(*a));
    CUBLAS_CHECK(cublasSetMatrix(M, N, sizeof(*a), a, M, devPtrA, M));
    modify(h, devPtrA, M, N, 1, 2, 16.0f, 12.0f);
    CUBLAS_CHECK(cublasGetMatrix(M, N, sizeof(*a), devPtrA, M, a, M));
    for (int j = 0; j < N; j++) {
        for (int i = 0; i < M; i++)
            printf("%7.0f", a[IDX2C(i, j, M)]);
        printf("\n");
    }
    const int n = 32;
    std::vector<double> A(n * n), B(n * n), C(n * n), x(n), y(n);
    for (int i = 0; i < n * n; i++) {
        A[i] = (i * 7 % 11) - 5;
        B[i] = (i * 5 % 13) - 6;
        C[i] = 1;
    }
    for (int i = 0; i < n; i++) {
        x[i] = i + 1;
        y[i] = 1.0 / (i + 1);
    }
    double *dA = up(A), *dB = up(B), *dC = up(C), *dx = up(x), *dy = up(y), al = 2, be = -1;
    cudaStream_t s;
    cudaStreamCreate(&s);
    CUBLAS_CHECK(cublasSetStream(h, s));
    CUBLAS_CHECK(cublasDgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &al, dA, n, dB, n, &be, dC, n));
    std::vector<double> R(n * n);
    cudaStreamSynchronize(s);
    CUBLAS_CHECK(cublasGetMatrix(n, n, sizeof(double), dC, n, R.data(), n));
    double err = 0;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            double t = 0;
            for (int k = 0; k < n; k++)
                t += A[i + k * n] * B[j + k * n];
            err = fmax(err, fabs(2 * t - C[i + j * n] - R[i + j * n]));
        }
    printf("dgemm err %g\n", err);
    CUBLAS_CHECK(cublasDgemv(h, CUBLAS_OP_T, n, n, &al, dA, n, dx, 1, &be, dy, 1));
    double dot, nrm, asum;
    int im, in;
    CUBLAS_CHECK(cublasDdot(h, n, dx, 1, dx, 1, &dot));
    CUBLAS_CHECK(cublasDnrm2(h, n, dx, 1, &nrm));
    CUBLAS_CHECK(cublasDasum(h, n, dx, 1, &asum));
    CUBLAS_CHECK(cublasIdamax(h, n, dx, 1, &im));
    CUBLAS_CHECK(cublasIdamin(h, n, dx, 1, &in));
    printf("%g %.4f %g %d %d\n", dot, nrm, asum, im, in);
    CUBLAS_CHECK(cublasDaxpy(h, n, &al, dx, 1, dy, 1));
    CUBLAS_CHECK(cublasDcopy(h, n, dy, 1, dC, 1));
    CUBLAS_CHECK(cublasDswap(h, n, dx, 1, dC, 1));
    CUBLAS_CHECK(cublasDger(h, n, n, &al, dx, 1, dy, 1, dA, n));
    CUBLAS_CHECK(cublasDgeam(h, CUBLAS_OP_T, CUBLAS_OP_N, n, n, &al, dA, n, &be, dB, n, dC, n));
    CUBLAS_CHECK(cublasDsymm(h, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_UPPER, n, n, &al, dA, n, dB, n, &be, dC, n));
    CUBLAS_CHECK(cublasDsyrk(h, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, n, n, &al, dA, n, &be, dC, n));
    CUBLAS_CHECK(cublasDtrsv(h, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_UNIT, n, dA, n, dx, 1));
    CUBLAS_CHECK(cublasDtrsm(h, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_UNIT, n, n, &al, dA,
                             n, dB, n));
    double c = 0.6, sn = 0.8;
    CUBLAS_CHECK(cublasDrot(h, n, dx, 1, dy, 1, &c, &sn));
    // batched and half
    const int b = 3, m = 4;
    std::vector<float> fa(b * m * m, 1.f), fb(b * m * m, 2.f), fc(b * m * m, 0.f);
    float *da = up(fa), *db = up(fb), *dc = up(fc), f1 = 1, f0 = 0;
    CUBLAS_CHECK(cublasSgemmStridedBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, m, m, m, &f1, da, m, m * m, db, m, m * m, &f0,
                                           dc, m, m * m, b));
    float *pa[b], *pb[b], *pc[b], **dpa, **dpb, **dpc;
    for (int i = 0; i < b; i++) {
        pa[i] = da + i * 16;
        pb[i] = db + i * 16;
        pc[i] = dc + i * 16;
    }
    cudaMalloc(&dpa, sizeof pa);
    cudaMalloc(&dpb, sizeof pb);
    cudaMalloc(&dpc, sizeof pc);
    cudaMemcpy(dpa, pa, sizeof pa, cudaMemcpyHostToDevice);
    cudaMemcpy(dpb, pb, sizeof pb, cudaMemcpyHostToDevice);
    cudaMemcpy(dpc, pc, sizeof pc, cudaMemcpyHostToDevice);
    CUBLAS_CHECK(cublasSgemmBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, m, m, m, &f1, (const float **)dpa, m,
                                    (const float **)dpb, m, &f1, dpc, m, b));
    cudaDeviceSynchronize();
    CUBLAS_CHECK(cublasGetVector(b * 16, 4, dc, 1, fc.data(), 1));
    printf("batched %g\n", fc[47]);
    CUBLAS_CHECK(cublasSetMathMode(h, CUBLAS_TENSOR_OP_MATH));
    CUBLAS_CHECK(cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, m, m, m, &f1, da, CUDA_R_32F, m, db, CUDA_R_32F, m, &f0, dc,
                              CUDA_R_32F, m, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
    CUBLAS_CHECK(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_DEVICE));
    float *dr;
    cudaMalloc(&dr, 4);
    CUBLAS_CHECK(cublasSdot(h, 16, da, 1, db, 1, dr));
    float r;
    cudaDeviceSynchronize();
    cudaMemcpy(&r, dr, 4, cudaMemcpyDeviceToHost);
    printf("device dot %g\n", r);
    printf("%s\n", cublasGetStatusString(CUBLAS_STATUS_SUCCESS));
    CUBLAS_CHECK(cublasDestroy(h));
    cudaStreamDestroy(s);
    free(a);
    printf("%s\n", err < 1e-9 && fc[47] == 16 && r == 32 ? "PASSED" : "FAILED");
    return 0;
}
