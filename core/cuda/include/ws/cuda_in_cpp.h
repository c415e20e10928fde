// What a source file that is not CUDA sees of CUDA: vector types and the runtime's functions.
#pragma once
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
#include "ws/assert.h"
#include "ws/new.h"
#include "ws/vector_types.h"
#include "ws_texture.h"
#include "ws_runtime.h"
