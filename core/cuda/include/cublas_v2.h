// Linear algebra: the functions that programs call most, computed on the host over copies of what lies on the device.
#pragma once
#include "ws/enter.h"
#include "cuComplex.h"
#include "library_types.h"
#include "cuda_fp16.h"
#include "ws/blas.h"
#include "ws/leave.h"
