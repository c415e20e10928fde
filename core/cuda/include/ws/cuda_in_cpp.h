// What a source file that is not CUDA sees of CUDA: vector types and the runtime's functions.
#pragma once
#include "ws/enter.h"
#include "ws/libc.h"
#include "ws/math.h"
#define CUDART_VERSION 12000
#define __global__
#define __device__
#define __host__
#define __constant__
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define WS_HD static inline __attribute__((always_inline, nodebug))
#define WS_D WS_HD
#define WS_HDM inline __attribute__((always_inline, nodebug))
extern "C++" {
namespace ws_math {
WS_HD float rsqrtf(float x) { return 1.0f / sqrtf(x); }
WS_HD double rsqrt(double x) { return 1.0 / sqrt(x); }
WS_HD float exp10f(float x) { return powf(10.0f, x); }
} // namespace ws_math
WS_HD int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
WS_HD unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
WS_HD float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
WS_HD float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
} // extern "C++"
#include "ws/assert.h"
#include "ws/new.h"
#include "ws/vector_types.h"
#include "ws_texture.h"
#include "ws_runtime.h"
#include "ws/leave.h"
