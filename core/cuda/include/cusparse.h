// The host side of sparse matrices: types; what is called is left out of the host code.
#pragma once
#include "ws_libs.h"
extern "C++" { typedef struct cusparseContext *cusparseHandle_t; typedef struct cusparseMatDescr *cusparseMatDescr_t; typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t; typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t; typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t;
enum cusparseStatus_t { CUSPARSE_STATUS_SUCCESS, CUSPARSE_STATUS_NOT_INITIALIZED, CUSPARSE_STATUS_ALLOC_FAILED, CUSPARSE_STATUS_INVALID_VALUE }; inline const char *cusparseGetErrorString(cusparseStatus_t) { return ""; }
} // extern "C++"
