// Dense solvers, called by the host: ws/solver.h.
#pragma once
#include "ws/enter.h"
#include "cublas_v2.h"
#include "ws/solver.h"
#include "ws/leave.h"
