// Thrust. Its algorithms are computed on the host, but functors that only device code may call are called by kernels.
#pragma once
#include "ws/enter.h"
#include "ws/thrust_algorithms.h"
#include "ws/thrust_seq.h"
#include "ws/leave.h"
