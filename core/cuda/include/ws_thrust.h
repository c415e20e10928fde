// Thrust. Its algorithms are computed on the host, where functors of the device must therefore exist as well: from here on
// `__device__` means both.
#pragma once
#include "ws/enter.h"
#include "ws/thrust_algorithms.h"
#undef __device__
#define __device__ __attribute__((device)) __attribute__((host))
#include "ws/leave.h"
