// Four-bit floating-point numbers: two bits of exponent and one of mantissa.
#pragma once
#include "ws/narrow_floats.h"
extern "C++" {
typedef unsigned char __nv_fp4_storage_t; typedef unsigned char __nv_fp4x2_storage_t; typedef unsigned short __nv_fp4x4_storage_t;
enum __nv_fp4_interpretation_t { __NV_E2M1 };
WS_NARROW(__nv_fp4_e2m1, __nv_fp4x2_e2m1, __nv_fp4x4_e2m1, __nv_fp4_storage_t, __nv_fp4x2_storage_t, __nv_fp4x4_storage_t, 2, 1, 4)
WS_NARROW_CVT(4, 4, 2, 1)
} // extern "C++"
