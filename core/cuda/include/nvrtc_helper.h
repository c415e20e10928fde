#pragma once
#include "helper_functions.h"
#include "nvrtc.h"
#include "cuda.h"
#include "ws/enter.h"
#define NVRTC_SAFE_CALL(Name, x) do { nvrtcResult result = x; if (result != NVRTC_SUCCESS) { std::cerr << "\nerror: " << Name << " failed with error " << nvrtcGetErrorString(result); exit(1); } } while (0)
extern "C++" {
// The file is one of the run's sources: kernels are found in those by their names.
static inline WS_ATTR_H void compileFileToCUBIN(char *, int, char **, char **image, size_t *size, int = 0) { *image = (char *)calloc(1, 1), *size = 1; }
static inline WS_ATTR_H CUmodule loadCUBIN(char *image, int argc, char **argv) {
  CUmodule module;
  CUcontext context;
  const CUdevice device = findCudaDevice(argc, (const char **)argv);
  checkCudaErrors(cuInit(0));
  checkCudaErrors(cuCtxCreate(&context, 0, device));
  checkCudaErrors(cuModuleLoadData(&module, image));
  free(image);
  return module;
}
} // extern "C++"
#include "ws/leave.h"
