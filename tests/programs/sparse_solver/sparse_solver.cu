// Conjugate gradients with cuSPARSE and cuBLAS, and a dense system with cuSOLVER.
// nvcc: -lcublas -lcusparse -lcusolver
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <math.h>
#include <cuda_runtime.h>
#include <cusparse.h>
#include <cublas_v2.h>
#include <cusolverDn.h>
#include <helper_functions.h>
#include <helper_cuda.h>
void genTridiag(int *I, int *J, float *val, int N, int nz)
{
    I[0] = 0, J[0] = 0, J[1] = 1;
    val[0] = (float)rand() / RAND_MAX + 10.0f;
    val[1] = (float)rand() / RAND_MAX;
    int start;
    for (int i = 1; i < N; i++) {
        if (i > 1)
            I[i] = I[i - 1] + 3;
        else
            I[1] = 2;
        start = (i - 1) * 3 + 2;
        J[start] = i - 1;
        J[start + 1] = i;
        if (i < N - 1)
            J[start + 2] = i + 1;
        val[start] = val[start - 1];
        val[start + 1] = (float)rand() / RAND_MAX + 10.0f;
        if (i < N - 1)
            val[start + 2] = (float)rand() / RAND_MAX;
    }
    I[N] = nz;
}
int main(int argc, char **argv)
{
    int N = 0, nz = 0, *I = NULL, *J = NULL, *d_col, *d_row, k;
    float *val = NULL, *x, *rhs, a, b, na, r0, r1, *d_val, *d_x, *d_r, *d_p, *d_Ax, dot, alpha, beta, alpham1;
    const float tol = 1e-5f;
    const int max_iter = 10000;
    cudaDeviceProp deviceProp;
    checkCudaErrors(cudaGetDeviceProperties(&deviceProp, 0));
    printf("> GPU device has several Multi-Processors: %d\n\n", deviceProp.multiProcessorCount > 1);
    N = 1024;
    nz = (N - 2) * 3 + 4;
    I = (int *)malloc(sizeof(int) * (N + 1));
    J = (int *)malloc(sizeof(int) * nz);
    val = (float *)malloc(sizeof(float) * nz);
    genTridiag(I, J, val, N, nz);
    x = (float *)malloc(sizeof(float) * N);
    rhs = (float *)malloc(sizeof(float) * N);
    for (int i = 0; i < N; i++) {
        rhs[i] = 1.0;
        x[i] = 0.0;
    }
    cublasHandle_t cublasHandle = 0;
    checkCudaErrors(cublasCreate(&cublasHandle));
    cusparseHandle_t cusparseHandle = 0;
    checkCudaErrors(cusparseCreate(&cusparseHandle));
    checkCudaErrors(cudaMalloc((void **)&d_col, nz * sizeof(int)));
    checkCudaErrors(cudaMalloc((void **)&d_row, (N + 1) * sizeof(int)));
    checkCudaErrors(cudaMalloc((void **)&d_val, nz * sizeof(float)));
    checkCudaErrors(cudaMalloc((void **)&d_x, N * sizeof(float)));
    checkCudaErrors(cudaMalloc((void **)&d_r, N * sizeof(float)));
    checkCudaErrors(cudaMalloc((void **)&d_p, N * sizeof(float)));
    checkCudaErrors(cudaMalloc((void **)&d_Ax, N * sizeof(float)));
    cusparseSpMatDescr_t matA = NULL;
    checkCudaErrors(cusparseCreateCsr(&matA, N, N, nz, d_row, d_col, d_val, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                                      CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
    cusparseDnVecDescr_t vecx = NULL, vecp = NULL, vecAx = NULL;
    checkCudaErrors(cusparseCreateDnVec(&vecx, N, d_x, CUDA_R_32F));
    checkCudaErrors(cusparseCreateDnVec(&vecp, N, d_p, CUDA_R_32F));
    checkCudaErrors(cusparseCreateDnVec(&vecAx, N, d_Ax, CUDA_R_32F));
    cudaMemcpy(d_col, J, nz * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(d_row, I, (N + 1) * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(d_val, val, nz * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(d_x, x, N * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(d_r, rhs, N * sizeof(float), cudaMemcpyHostToDevice);
    alpha = 1.0;
    alpham1 = -1.0;
    beta = 0.0;
    r0 = 0.;
    size_t bufferSize = 0;
    checkCudaErrors(cusparseSpMV_bufferSize(cusparseHandle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matA, vecx, &beta,
                                            vecAx, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &bufferSize));
    void *buffer = NULL;
    checkCudaErrors(cudaMalloc(&buffer, bufferSize));
    checkCudaErrors(cusparseSpMV(cusparseHandle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matA, vecx, &beta, vecAx,
                                 CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    cublasSaxpy(cublasHandle, N, &alpham1, d_Ax, 1, d_r, 1);
    cublasStatus_t cublasStatus = cublasSdot(cublasHandle, N, d_r, 1, d_r, 1, &r1);
    k = 1;
    while (r1 > tol * tol && k <= max_iter) {
        if (k > 1) {
            b = r1 / r0;
            cublasStatus = cublasSscal(cublasHandle, N, &b, d_p, 1);
            cublasStatus = cublasSaxpy(cublasHandle, N, &alpha, d_r, 1, d_p, 1);
        } else
            cublasStatus = cublasScopy(cublasHandle, N, d_r, 1, d_p, 1);
        checkCudaErrors(cusparseSpMV(cusparseHandle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matA, vecp, &beta, vecAx,
                                     CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
        cublasStatus = cublasSdot(cublasHandle, N, d_p, 1, d_Ax, 1, &dot);
        a = r1 / dot;
        cublasStatus = cublasSaxpy(cublasHandle, N, &a, d_p, 1, d_x, 1);
        na = -a;
        cublasStatus = cublasSaxpy(cublasHandle, N, &na, d_Ax, 1, d_r, 1);
        r0 = r1;
        cublasStatus = cublasSdot(cublasHandle, N, d_r, 1, d_r, 1, &r1);
        cudaDeviceSynchronize();
        printf("iteration = %3d, residual %s\n", k, sqrt(r1) < 1e-1 ? "small" : "large");
        k++;
    }
    cudaMemcpy(x, d_x, N * sizeof(float), cudaMemcpyDeviceToHost);
    float rsum, diff, err = 0.0;
    for (int i = 0; i < N; i++) {
        rsum = 0.0;
        for (int j = I[i]; j < I[i + 1]; j++)
            rsum += val[j] * x[J[j]];
        diff = fabs(rsum - rhs[i]);
        if (diff > err)
            err = diff;
    }
    (void)cublasStatus;
    cusparseDestroy(cusparseHandle);
    cublasDestroy(cublasHandle);
    if (matA)
        checkCudaErrors(cusparseDestroySpMat(matA));
    if (vecx)
        checkCudaErrors(cusparseDestroyDnVec(vecx));
    cusparseDestroyDnVec(vecAx);
    cusparseDestroyDnVec(vecp);
    // dense solve
    cusolverDnHandle_t sh;
    checkCudaErrors(cusolverDnCreate(&sh));
    const int m = 3;
    double A[9] = {1, 4, 7, 2, 5, 8, 3, 6, 10}, B[3] = {1, 2, 3}, *dA, *dB, *work;
    int lwork, *ipiv, *info, hinfo;
    cudaMalloc(&dA, sizeof A);
    cudaMalloc(&dB, sizeof B);
    cudaMalloc(&ipiv, 12);
    cudaMalloc(&info, 4);
    cudaMemcpy(dA, A, sizeof A, cudaMemcpyHostToDevice);
    cudaMemcpy(dB, B, sizeof B, cudaMemcpyHostToDevice);
    cusolverDnDgetrf_bufferSize(sh, m, m, dA, m, &lwork);
    cudaMalloc(&work, lwork * 8);
    cusolverDnDgetrf(sh, m, m, dA, m, work, ipiv, info);
    cudaMemcpy(&hinfo, info, 4, cudaMemcpyDeviceToHost);
    cusolverDnDgetrs(sh, CUBLAS_OP_N, m, 1, dA, m, ipiv, dB, m, info);
    cudaMemcpy(B, dB, sizeof B, cudaMemcpyDeviceToHost);
    printf("X = %.4f %.4f %.4f info %d\n", B[0], B[1], fabs(B[2]) < 1e-12 ? 0.0 : B[2], hinfo);
    cusolverDnDestroy(sh);
    cudaFree(dA);
    cudaFree(dB);
    cudaFree(work);
    cudaFree(ipiv);
    cudaFree(info);
    free(I);
    free(J);
    free(val);
    free(x);
    free(rhs);
    cudaFree(d_col);
    cudaFree(d_row);
    cudaFree(d_val);
    cudaFree(d_x);
    cudaFree(d_r);
    cudaFree(d_p);
    cudaFree(d_Ax);
    cudaFree(buffer);
    printf("Test Summary:  Error amount = %s\n", err < 1e-4 ? "small" : "large");
    exit((k <= max_iter) ? 0 : 1);
}
