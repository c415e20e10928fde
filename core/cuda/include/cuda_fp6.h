// Six-bit floating-point numbers: two bits of exponent and three of mantissa, or three and two.
#pragma once
#include "ws/narrow_floats.h"
extern "C++" {
typedef unsigned char __nv_fp6_storage_t; typedef unsigned short __nv_fp6x2_storage_t; typedef unsigned __nv_fp6x4_storage_t;
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };
WS_NARROW(__nv_fp6_e2m3, __nv_fp6x2_e2m3, __nv_fp6x4_e2m3, __nv_fp6_storage_t, __nv_fp6x2_storage_t, __nv_fp6x4_storage_t, 2, 3, 8)
WS_NARROW(__nv_fp6_e3m2, __nv_fp6x2_e3m2, __nv_fp6x4_e3m2, __nv_fp6_storage_t, __nv_fp6x2_storage_t, __nv_fp6x4_storage_t, 3, 2, 8)
WS_NARROW_CVT(6, 8, (i == __NV_E2M3 ? 2 : 3), (i == __NV_E2M3 ? 3 : 2))
} // extern "C++"
