#pragma once
#include "helper_functions.h"
#include "nvrtc.h"
#include "cuda.h"
#include "ws/enter.h"
#define NVRTC_SAFE_CALL(Name, x) do { nvrtcResult result = x; if (result != NVRTC_SUCCESS) { std::cerr << "\nerror: " << Name << " failed with error " << nvrtcGetErrorString(result); exit(1); } } while (0)
extern "C" void compileFileToCUBIN(char *, int, char **, char **, size_t *, int);
extern "C" CUmodule loadCUBIN(char *, int, char **);
#include "ws/leave.h"
