// What samples of the driver API share.
#pragma once
#include "cuda.h"
#include "helper_functions.h"
#include <sstream>
#include <string>
#include "ws/enter.h"
extern "C++" {
#ifndef checkCudaErrors
#define checkCudaErrors(e) ws_check_driver((e), __FILE__, __LINE__)
#endif
inline void ws_check_driver(CUresult e, const char *file, int line) {
  if (e == CUDA_SUCCESS) return;
  const char *text = nullptr;
  cuGetErrorString(e, &text);
  fprintf(stderr, "checkCudaErrors() Driver API error = %04d \"%s\" from file <%s>, line %i.\n", (int)e, text, file, line);
  exit(EXIT_FAILURE);
}
inline int gpuDeviceInitDRV(int, const char **) { return 0; }
inline int gpuGetMaxGflopsDeviceIdDRV() { return 0; }
inline CUdevice findCudaDeviceDRV(int, const char **) {
  char name[100];
  CUdevice d = 0;
  cuDeviceGetName(name, 100, d);
  printf("> Using CUDA Device [0]: %s\n", name);
  return d;
}
template <class T> void getCudaAttribute(T *v, CUdevice_attribute a, int d) {
  int n = 0;
  cuDeviceGetAttribute(&n, a, d);
  *v = (T)n;
}
// Modules stand for the sources of the program: any file will do.
inline bool findFatbinPath(const char *file, std::string &path, char **, std::ostringstream &out) { path = file, out << "module"; return true; }
inline bool checkCudaCapabilitiesDRV(int, int, int) { return true; }
} // extern "C++"
#include "ws/leave.h"
