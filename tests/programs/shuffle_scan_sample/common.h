#ifndef COMMON_H
#define COMMON_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const char *_cudaGetErrorEnum(cudaError_t error) { return cudaGetErrorName(error); }
template <typename T> void check(T result, char const *const func, const char *const file, int const line) {
  if (result) {
    fprintf(stderr, "CUDA error at %s:%d code=%d(%s) \"%s\" \n", file, line, static_cast<unsigned int>(result), _cudaGetErrorEnum(result), func);
    exit(EXIT_FAILURE);
  }
}
#define checkCudaErrors(val) check((val), #val, __FILE__, __LINE__)
#define getLastCudaError(msg) __getLastCudaError(msg, __FILE__, __LINE__)
inline void __getLastCudaError(const char *errorMessage, const char *file, const int line) {
  cudaError_t err = cudaGetLastError();
  if (cudaSuccess != err) {
    fprintf(stderr, "%s(%i) : getLastCudaError() CUDA error : %s : (%d) %s.\n", file, line, errorMessage, static_cast<int>(err), cudaGetErrorString(err));
    exit(EXIT_FAILURE);
  }
}
inline bool checkCmdLineFlag(const int argc, const char **argv, const char *ref) {
  for (int i = 1; i < argc; i++) { const char *a = argv[i]; while (*a == '-') a++; if (!strncmp(a, ref, strlen(ref))) return true; }
  return false;
}
inline int _ConvertSMVer2Cores(int major, int minor) {
  typedef struct { int SM; int Cores; } sSMtoCores;
  sSMtoCores t[] = {{0x30, 192}, {0x50, 128}, {0x60, 64}, {0x70, 64}, {0x80, 64}, {0x86, 128}, {0x90, 128}, {-1, -1}};
  for (int i = 0; t[i].SM != -1; i++) if (t[i].SM == ((major << 4) + minor)) return t[i].Cores;
  return 64;
}
inline int findCudaDevice(int argc, const char **argv) {
  int dev = 0; cudaDeviceProp p;
  checkCudaErrors(cudaGetDeviceProperties(&p, dev));
  checkCudaErrors(cudaSetDevice(dev));
  // How many differs from device to device.
  int cores = _ConvertSMVer2Cores(p.major, p.minor);
  printf("GPU Device %d has %s cores per multiprocessor\n", dev, cores >= 64 ? "64 or more" : "few");
  return dev;
}
#endif
