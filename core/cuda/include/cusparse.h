// Sparse matrices, called by the host: ws/sparse.h.
#pragma once
#include "ws/enter.h"
#include "cublas_v2.h"
#include "ws/sparse.h"
#include "ws/leave.h"
