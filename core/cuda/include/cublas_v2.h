// The host side of linear algebra: types and names.
#pragma once
#include "ws_libs.h"
extern "C++" { typedef struct cublasContext *cublasHandle_t; typedef struct cublasLtContext *cublasLtHandle_t;
enum cublasStatus_t { CUBLAS_STATUS_SUCCESS, CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_ALLOC_FAILED = 3, CUBLAS_STATUS_INVALID_VALUE = 7, CUBLAS_STATUS_ARCH_MISMATCH, CUBLAS_STATUS_MAPPING_ERROR = 11, CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR, CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_LICENSE_ERROR }; typedef cublasStatus_t cublasStatus;
enum cublasOperation_t { CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C }; enum cublasFillMode_t { CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER }; enum cublasSideMode_t { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT }; enum cublasDiagType_t { CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT }; enum cublasPointerMode_t { CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE };
enum cublasMath_t { CUBLAS_DEFAULT_MATH, CUBLAS_TENSOR_OP_MATH, CUBLAS_PEDANTIC_MATH, CUBLAS_TF32_TENSOR_OP_MATH }; enum cublasGemmAlgo_t { CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99 }; enum cublasComputeType_t { CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_32F = 68, CUBLAS_COMPUTE_32F_FAST_TF32 = 77, CUBLAS_COMPUTE_64F = 70, CUBLAS_COMPUTE_32I = 72 };
#define WS_BLAS(n) WS_LIB(cublasStatus_t, cublas##n)
#define WS_BLAS4(n) WS_BLAS(S##n) WS_BLAS(D##n) WS_BLAS(C##n) WS_BLAS(Z##n)
WS_BLAS(Create) WS_BLAS(Create_v2) WS_BLAS(Destroy) WS_BLAS(Destroy_v2) WS_BLAS(SetStream) WS_BLAS(GetStream) WS_BLAS(SetMathMode) WS_BLAS(SetPointerMode) WS_BLAS(SetVector) WS_BLAS(GetVector) WS_BLAS(SetMatrix) WS_BLAS(GetMatrix) WS_BLAS(SetWorkspace) WS_BLAS(GemmEx) WS_BLAS(GemmStridedBatchedEx) WS_BLAS(Hgemm) WS_BLAS(Init) WS_BLAS(Shutdown)
WS_BLAS4(gemm) WS_BLAS4(gemmBatched) WS_BLAS4(gemmStridedBatched) WS_BLAS4(gemv) WS_BLAS4(axpy) WS_BLAS4(scal) WS_BLAS4(copy) WS_BLAS4(swap) WS_BLAS4(dot) WS_BLAS4(geam) WS_BLAS4(ger) WS_BLAS4(symm) WS_BLAS4(syrk) WS_BLAS4(trsm) WS_BLAS4(nrm2) WS_BLAS4(asum) WS_BLAS(Isamax) WS_BLAS(Idamax) WS_BLAS(Isamin) WS_BLAS(Idamin)
inline const char *cublasGetStatusString(cublasStatus_t) { return ""; }
} // extern "C++"
