// QR, singular values, inverses of a batch and a sparse triangle, by four libraries.
// nvcc: -lcublas -lcusparse -lcusolver
#include <cublas_v2.h>
#include <cusparse.h>
#include <cusolverDn.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cmath>
#include <vector>
#include <stdexcept>
#include <algorithm>
#define CUDA_CHECK(e) do { cudaError_t err_ = (e); if (err_ != cudaSuccess) { std::printf("CUDA error %d at %s:%d\n", err_, __FILE__, __LINE__); throw std::runtime_error("CUDA error"); } } while (0)
#define LIB_CHECK(e, ok) do { auto s_ = (e); if (s_ != ok) { std::printf("status %d at %d\n", (int)s_, __LINE__); throw std::runtime_error("lib"); } } while (0)
int main() {
  int failures = 0;
  { // QR by cuSOLVER, then triangular solve by cuBLAS
    const int m = 3; cusolverDnHandle_t h; cublasHandle_t b; LIB_CHECK(cusolverDnCreate(&h), CUSOLVER_STATUS_SUCCESS); LIB_CHECK(cublasCreate(&b), CUBLAS_STATUS_SUCCESS);
    std::vector<double> A{1, 4, 2, 2, 5, 1, 3, 6, 1}, B{6, 15, 4}, X(m, 0); double *dA, *dB, *tau, *work; int *info, lw1, lw2;
    CUDA_CHECK(cudaMalloc(&dA, 72)); CUDA_CHECK(cudaMalloc(&dB, 24)); CUDA_CHECK(cudaMalloc(&tau, 24)); CUDA_CHECK(cudaMalloc(&info, 4));
    CUDA_CHECK(cudaMemcpy(dA, A.data(), 72, cudaMemcpyHostToDevice)); CUDA_CHECK(cudaMemcpy(dB, B.data(), 24, cudaMemcpyHostToDevice));
    LIB_CHECK(cusolverDnDgeqrf_bufferSize(h, m, m, dA, m, &lw1), CUSOLVER_STATUS_SUCCESS); LIB_CHECK(cusolverDnDormqr_bufferSize(h, CUBLAS_SIDE_LEFT, CUBLAS_OP_T, m, 1, m, dA, m, tau, dB, m, &lw2), CUSOLVER_STATUS_SUCCESS);
    int lw = std::max(lw1, lw2); CUDA_CHECK(cudaMalloc(&work, lw * sizeof(double)));
    LIB_CHECK(cusolverDnDgeqrf(h, m, m, dA, m, tau, work, lw, info), CUSOLVER_STATUS_SUCCESS);
    LIB_CHECK(cusolverDnDormqr(h, CUBLAS_SIDE_LEFT, CUBLAS_OP_T, m, 1, m, dA, m, tau, dB, m, work, lw, info), CUSOLVER_STATUS_SUCCESS);
    const double one = 1; LIB_CHECK(cublasDtrsm(b, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, m, 1, &one, dA, m, dB, m), CUBLAS_STATUS_SUCCESS);
    int hinfo; CUDA_CHECK(cudaMemcpy(&hinfo, info, 4, cudaMemcpyDeviceToHost)); CUDA_CHECK(cudaMemcpy(X.data(), dB, 24, cudaMemcpyDeviceToHost));
    std::printf("qr: info %d x %.3f %.3f %.3f\n", hinfo, X[0], X[1], X[2]); for (double x : X) failures += std::abs(x - 1) > 1e-9;
    cudaFree(dA); cudaFree(dB); cudaFree(tau); cudaFree(info); cudaFree(work); cusolverDnDestroy(h); cublasDestroy(b);
  }
  { // SVD
    const int m = 3, n = 2; cusolverDnHandle_t h; cusolverDnCreate(&h); std::vector<double> A{1, 4, 2, 2, 5, 1}, S(n), U(m * m), VT(n * n); double *dA, *dS, *dU, *dV, *work; int *info, lw;
    CUDA_CHECK(cudaMalloc(&dA, 48)); CUDA_CHECK(cudaMalloc(&dS, 16)); CUDA_CHECK(cudaMalloc(&dU, 72)); CUDA_CHECK(cudaMalloc(&dV, 32)); CUDA_CHECK(cudaMalloc(&info, 4)); CUDA_CHECK(cudaMemcpy(dA, A.data(), 48, cudaMemcpyHostToDevice));
    cusolverDnDgesvd_bufferSize(h, m, n, &lw); CUDA_CHECK(cudaMalloc(&work, lw * 8)); LIB_CHECK(cusolverDnDgesvd(h, 'A', 'A', m, n, dA, m, dS, dU, m, dV, n, work, lw, nullptr, info), CUSOLVER_STATUS_SUCCESS);
    CUDA_CHECK(cudaMemcpy(S.data(), dS, 16, cudaMemcpyDeviceToHost)); CUDA_CHECK(cudaMemcpy(U.data(), dU, 72, cudaMemcpyDeviceToHost)); CUDA_CHECK(cudaMemcpy(VT.data(), dV, 32, cudaMemcpyDeviceToHost));
    double err = 0; for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) { double s = 0; for (int k = 0; k < n; k++) s += U[i + k * m] * S[k] * VT[k + j * n]; err = std::max(err, std::abs(s - A[i + j * m])); }
    std::printf("svd: %.4f %.4f error %d\n", S[0], S[1], err < 1e-9); failures += err > 1e-9; cudaFree(dA); cudaFree(dS); cudaFree(dU); cudaFree(dV); cudaFree(info); cudaFree(work); cusolverDnDestroy(h);
  }
  { // batched LU of small matrices
    cublasHandle_t b; cublasCreate(&b); const int n = 3, batch = 4; std::vector<float> A(n * n * batch), inv(n * n * batch); for (int k = 0; k < batch; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) A[k * 9 + j * 3 + i] = (i == j ? 4 + k : 1.0f / (1 + i + j));
    float *dA, *dI, **pA, **pI; int *piv, *info; CUDA_CHECK(cudaMalloc(&dA, A.size() * 4)); CUDA_CHECK(cudaMalloc(&dI, A.size() * 4)); CUDA_CHECK(cudaMalloc(&pA, batch * sizeof(float *))); CUDA_CHECK(cudaMalloc(&pI, batch * sizeof(float *))); CUDA_CHECK(cudaMalloc(&piv, n * batch * 4)); CUDA_CHECK(cudaMalloc(&info, batch * 4));
    std::vector<float *> hp(batch), hi(batch); for (int k = 0; k < batch; k++) hp[k] = dA + 9 * k, hi[k] = dI + 9 * k; cudaMemcpy(pA, hp.data(), batch * 8, cudaMemcpyHostToDevice); cudaMemcpy(pI, hi.data(), batch * 8, cudaMemcpyHostToDevice); cudaMemcpy(dA, A.data(), A.size() * 4, cudaMemcpyHostToDevice);
    LIB_CHECK(cublasSgetrfBatched(b, n, pA, n, piv, info, batch), CUBLAS_STATUS_SUCCESS); LIB_CHECK(cublasSgetriBatched(b, n, pA, n, piv, pI, n, info, batch), CUBLAS_STATUS_SUCCESS);
    cudaMemcpy(inv.data(), dI, A.size() * 4, cudaMemcpyDeviceToHost); float err = 0; for (int k = 0; k < batch; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { float s = 0; for (int l = 0; l < n; l++) s += A[k * 9 + l * 3 + i] * inv[k * 9 + j * 3 + l]; err = std::fmax(err, std::fabs(s - (i == j))); }
    std::printf("batched inverse ok %d\n", err < 1e-5); failures += err > 1e-5; cudaFree(dA); cudaFree(dI); cudaFree(pA); cudaFree(pI); cudaFree(piv); cudaFree(info); cublasDestroy(b);
  }
  { // SpMV and a sparse triangular solve
    cusparseHandle_t h; LIB_CHECK(cusparseCreate(&h), CUSPARSE_STATUS_SUCCESS); const int n = 4, nnz = 9; int off[] = {0, 1, 3, 6, 9}, col[] = {0, 0, 1, 0, 1, 2, 1, 2, 3}; float val[] = {2, 1, 2, 1, 1, 2, 1, 1, 2}, x[] = {2, 3, 4, 4}, y[n]; int *dO, *dC; float *dV, *dX, *dY;
    cudaMalloc(&dO, sizeof off); cudaMalloc(&dC, sizeof col); cudaMalloc(&dV, sizeof val); cudaMalloc(&dX, sizeof x); cudaMalloc(&dY, sizeof y); cudaMemcpy(dO, off, sizeof off, cudaMemcpyHostToDevice); cudaMemcpy(dC, col, sizeof col, cudaMemcpyHostToDevice); cudaMemcpy(dV, val, sizeof val, cudaMemcpyHostToDevice); cudaMemcpy(dX, x, sizeof x, cudaMemcpyHostToDevice);
    cusparseSpMatDescr_t A; cusparseDnVecDescr_t vx, vy; cusparseCreateCsr(&A, n, n, nnz, dO, dC, dV, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F); cusparseCreateDnVec(&vx, n, dX, CUDA_R_32F); cusparseCreateDnVec(&vy, n, dY, CUDA_R_32F);
    cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER; cusparseDiagType_t diag = CUSPARSE_DIAG_TYPE_NON_UNIT; cusparseSpMatSetAttribute(A, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill); cusparseSpMatSetAttribute(A, CUSPARSE_SPMAT_DIAG_TYPE, &diag, sizeof diag);
    cusparseSpSVDescr_t d; cusparseSpSV_createDescr(&d); size_t bytes = 0; void *buf = nullptr; float one = 1; cusparseSpSV_bufferSize(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, A, vx, vy, CUDA_R_32F, CUSPARSE_SPSV_ALG_DEFAULT, d, &bytes); cudaMalloc(&buf, bytes);
    cusparseSpSV_analysis(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, A, vx, vy, CUDA_R_32F, CUSPARSE_SPSV_ALG_DEFAULT, d, buf); LIB_CHECK(cusparseSpSV_solve(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, A, vx, vy, CUDA_R_32F, CUSPARSE_SPSV_ALG_DEFAULT, d), CUSPARSE_STATUS_SUCCESS);
    cudaMemcpy(y, dY, sizeof y, cudaMemcpyDeviceToHost); std::printf("spsv %.2f %.2f %.2f %.2f\n", y[0], y[1], y[2], y[3]); failures += std::abs(y[0] - 1) > 1e-6; cudaFree(dO); cudaFree(dC); cudaFree(dV); cudaFree(dX); cudaFree(dY); cudaFree(buf); cusparseDestroy(h);
  }
  std::puts(failures ? "FAILED" : "PASSED"); return failures;
}
