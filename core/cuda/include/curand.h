// Random numbers for arrays on the device, made on the host. Not NVIDIA's numbers, but a sequence for each seed.
#pragma once
#include "ws/enter.h"
#include "cuda_shim.h"
#include "ws/curand_host.h"
#include "ws/leave.h"
