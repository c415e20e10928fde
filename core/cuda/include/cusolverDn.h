// The host side of dense solvers: types; what is called is left out of the host code.
#pragma once
#include "cublas_v2.h"
extern "C++" { typedef struct cusolverDnContext *cusolverDnHandle_t;
enum cusolverStatus_t { CUSOLVER_STATUS_SUCCESS, CUSOLVER_STATUS_NOT_INITIALIZED, CUSOLVER_STATUS_ALLOC_FAILED, CUSOLVER_STATUS_INVALID_VALUE };
} // extern "C++"
