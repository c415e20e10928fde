// The bodies of cuda.h, by the runtime.
#pragma once
extern "C++" {
typedef enum cudaError_enum {
  CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NO_DEVICE = 100, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED = 205, CUDA_ERROR_NO_BINARY_FOR_GPU = 209, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217, CUDA_ERROR_INVALID_PTX, CUDA_ERROR_INVALID_SOURCE = 300, CUDA_ERROR_FILE_NOT_FOUND,
  CUDA_ERROR_INVALID_HANDLE = 400, CUDA_ERROR_NOT_FOUND = 500, CUDA_ERROR_NOT_READY = 600, CUDA_ERROR_ILLEGAL_ADDRESS = 700, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
  CUDA_ERROR_ASSERT = 710, CUDA_ERROR_LAUNCH_FAILED = 719, CUDA_ERROR_NOT_PERMITTED = 800, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_UNKNOWN = 999
} CUresult;
typedef int CUdevice;
typedef struct CUctx_st *CUcontext;
typedef struct __attribute__((aligned(64))) { unsigned long long opaque[16]; } CUtensorMap; // an argument of kernels that copy tensors; kernels cannot use it here
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef cudaStream_t CUstream;
typedef cudaEvent_t CUevent;
typedef cudaArray_t CUarray;
typedef unsigned long long CUdeviceptr;
typedef cudaUUID_t CUuuid;
typedef size_t (*CUoccupancyB2DSize)(int);
#define CUDA_VERSION 12030
#define CUDAAPI
#define CU_STREAM_LEGACY ((CUstream)1)
#define CU_STREAM_PER_THREAD ((CUstream)2)
#define CU_LAUNCH_PARAM_END ((void *)0)
#define CU_LAUNCH_PARAM_BUFFER_POINTER ((void *)1)
#define CU_LAUNCH_PARAM_BUFFER_SIZE ((void *)2)
enum CUctx_flags { CU_CTX_SCHED_AUTO, CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD, CU_CTX_SCHED_BLOCKING_SYNC = 4, CU_CTX_BLOCKING_SYNC = 4, CU_CTX_MAP_HOST = 8, CU_CTX_LMEM_RESIZE_TO_MAX = 16 };
enum CUstream_flags { CU_STREAM_DEFAULT, CU_STREAM_NON_BLOCKING };
enum CUevent_flags { CU_EVENT_DEFAULT, CU_EVENT_BLOCKING_SYNC, CU_EVENT_DISABLE_TIMING };
enum { CU_MEMHOSTALLOC_PORTABLE = 1, CU_MEMHOSTALLOC_DEVICEMAP = 2, CU_MEMHOSTALLOC_WRITECOMBINED = 4, CU_MEMHOSTREGISTER_PORTABLE = 1, CU_MEMHOSTREGISTER_DEVICEMAP = 2, CU_MEM_ATTACH_GLOBAL = 1, CU_MEM_ATTACH_HOST = 2 };
enum CUfunc_cache { CU_FUNC_CACHE_PREFER_NONE, CU_FUNC_CACHE_PREFER_SHARED, CU_FUNC_CACHE_PREFER_L1, CU_FUNC_CACHE_PREFER_EQUAL };
enum CUmemorytype { CU_MEMORYTYPE_HOST = 1, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY, CU_MEMORYTYPE_UNIFIED };
enum CUlimit { CU_LIMIT_STACK_SIZE, CU_LIMIT_PRINTF_FIFO_SIZE, CU_LIMIT_MALLOC_HEAP_SIZE };
enum CUdevice_attribute {
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, CU_DEVICE_ATTRIBUTE_WARP_SIZE, CU_DEVICE_ATTRIBUTE_MAX_PITCH, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK,
  CU_DEVICE_ATTRIBUTE_CLOCK_RATE, CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT, CU_DEVICE_ATTRIBUTE_INTEGRATED,
  CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31, CU_DEVICE_ATTRIBUTE_ECC_ENABLED, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, CU_DEVICE_ATTRIBUTE_TCC_DRIVER, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE,
  CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR,
  CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89, CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95, CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
  CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99, CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106, CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108,
  CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115, CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129, CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS, CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS, CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
  CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78, CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED, CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED,
  CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84, CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88, CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90
};
enum CUfunction_attribute { CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, CU_FUNC_ATTRIBUTE_NUM_REGS, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 };
#define WS_CU static inline WS_ATTR_H CUresult
#define WS_CU_OF(call) { return (CUresult)(call); }
WS_CU cuInit(unsigned) { return CUDA_SUCCESS; }
WS_CU cuDriverGetVersion(int *v) WS_CU_OF(cudaDriverGetVersion(v))
WS_CU cuGetErrorString(CUresult r, const char **s) { return *s = cudaGetErrorString((cudaError_t)r), CUDA_SUCCESS; }
WS_CU cuGetErrorName(CUresult r, const char **s) { return *s = cudaGetErrorName((cudaError_t)r), CUDA_SUCCESS; }
WS_CU cuDeviceGet(CUdevice *d, int n) { int count = 0; cudaGetDeviceCount(&count); return n >= 0 && n < count ? (*d = n, CUDA_SUCCESS) : CUDA_ERROR_INVALID_DEVICE; }
WS_CU cuDeviceGetCount(int *n) WS_CU_OF(cudaGetDeviceCount(n))
WS_CU cuDeviceGetName(char *name, int len, CUdevice d) {
  cudaDeviceProp p;
  cudaError_t e = cudaGetDeviceProperties(&p, d);
  if (e == cudaSuccess && len > 0) { strncpy(name, p.name, len - 1); name[len - 1] = 0; }
  return (CUresult)e;
}
WS_CU cuDeviceGetAttribute(int *v, CUdevice_attribute a, CUdevice d) WS_CU_OF(cudaDeviceGetAttribute(v, (cudaDeviceAttr)a, d))
WS_CU cuDeviceTotalMem(size_t *n, CUdevice d) { cudaDeviceProp p; cudaError_t e = cudaGetDeviceProperties(&p, d); return *n = p.totalGlobalMem, (CUresult)e; }
WS_CU cuDeviceComputeCapability(int *major, int *minor, CUdevice d) { cudaDeviceGetAttribute(major, cudaDevAttrComputeCapabilityMajor, d); return (CUresult)cudaDeviceGetAttribute(minor, cudaDevAttrComputeCapabilityMinor, d); }
WS_CU cuDeviceCanAccessPeer(int *can, CUdevice a, CUdevice b) WS_CU_OF(cudaDeviceCanAccessPeer(can, a, b))
WS_CU cuCtxCreate(CUcontext *c, unsigned, CUdevice d) { return *c = (CUcontext)(size_t)(d + 1), (CUresult)cudaSetDevice(d); }
WS_CU cuCtxDestroy(CUcontext) { return CUDA_SUCCESS; }
WS_CU cuCtxSetCurrent(CUcontext) { return CUDA_SUCCESS; }
WS_CU cuCtxGetCurrent(CUcontext *c) { return *c = (CUcontext)1, CUDA_SUCCESS; }
WS_CU cuCtxPushCurrent(CUcontext) { return CUDA_SUCCESS; }
WS_CU cuCtxPopCurrent(CUcontext *c) { if (c) *c = (CUcontext)1; return CUDA_SUCCESS; }
WS_CU cuCtxCreate(CUcontext *c, void *, unsigned flags, CUdevice d) { return cuCtxCreate(c, flags, d); }
WS_CU cuCtxGetDevice(CUdevice *d) WS_CU_OF(cudaGetDevice(d))
WS_CU cuCtxSynchronize() WS_CU_OF(cudaDeviceSynchronize())
WS_CU cuCtxSetLimit(CUlimit l, size_t n) WS_CU_OF(cudaDeviceSetLimit((cudaLimit)l, n))
WS_CU cuCtxSetCacheConfig(CUfunc_cache) { return CUDA_SUCCESS; }
WS_CU cuCtxDetach(CUcontext) { return CUDA_SUCCESS; }
WS_CU cuDevicePrimaryCtxRetain(CUcontext *c, CUdevice d) { return cuCtxCreate(c, 0, d); }
WS_CU cuDevicePrimaryCtxRelease(CUdevice) { return CUDA_SUCCESS; }
WS_CU cuMemGetInfo(size_t *free, size_t *total) WS_CU_OF(cudaMemGetInfo(free, total))
WS_CU cuMemAlloc(CUdeviceptr *p, size_t n) WS_CU_OF(cudaMalloc((void **)p, n))
WS_CU cuMemAllocPitch(CUdeviceptr *p, size_t *pitch, size_t w, size_t h, unsigned) WS_CU_OF(cudaMallocPitch((void **)p, pitch, w, h))
WS_CU cuMemAllocManaged(CUdeviceptr *p, size_t n, unsigned flags) WS_CU_OF(cudaMallocManaged((void **)p, n, flags))
WS_CU cuMemAllocHost(void **p, size_t n) WS_CU_OF(cudaMallocHost(p, n))
WS_CU cuMemHostAlloc(void **p, size_t n, unsigned flags) WS_CU_OF(cudaHostAlloc(p, n, flags))
WS_CU cuMemHostGetDevicePointer(CUdeviceptr *p, void *host, unsigned flags) WS_CU_OF(cudaHostGetDevicePointer((void **)p, host, flags))
WS_CU cuMemHostRegister(void *p, size_t n, unsigned flags) WS_CU_OF(cudaHostRegister(p, n, flags))
WS_CU cuMemHostUnregister(void *p) WS_CU_OF(cudaHostUnregister(p))
WS_CU cuMemFree(CUdeviceptr p) WS_CU_OF(cudaFree((void *)p))
WS_CU cuMemFreeHost(void *p) WS_CU_OF(cudaFreeHost(p))
WS_CU cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t n) WS_CU_OF(cudaMemcpy((void *)to, (const void *)from, n, cudaMemcpyDefault))
WS_CU cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t n) WS_CU_OF(cudaMemcpy((void *)to, from, n, cudaMemcpyHostToDevice))
WS_CU cuMemcpyDtoH(void *to, CUdeviceptr from, size_t n) WS_CU_OF(cudaMemcpy(to, (const void *)from, n, cudaMemcpyDeviceToHost))
WS_CU cuMemcpyDtoD(CUdeviceptr to, CUdeviceptr from, size_t n) WS_CU_OF(cudaMemcpy((void *)to, (const void *)from, n, cudaMemcpyDeviceToDevice))
WS_CU cuMemcpyHtoDAsync(CUdeviceptr to, const void *from, size_t n, CUstream s) WS_CU_OF(cudaMemcpyAsync((void *)to, from, n, cudaMemcpyHostToDevice, s))
WS_CU cuMemcpyDtoHAsync(void *to, CUdeviceptr from, size_t n, CUstream s) WS_CU_OF(cudaMemcpyAsync(to, (const void *)from, n, cudaMemcpyDeviceToHost, s))
WS_CU cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream s) WS_CU_OF(cudaMemcpyAsync((void *)to, (const void *)from, n, cudaMemcpyDeviceToDevice, s))
WS_CU cuMemsetD8(CUdeviceptr p, unsigned char v, size_t n) WS_CU_OF(cudaMemset((void *)p, v, n))
template <class T> CUresult ws_cu_fill(CUdeviceptr p, T v, size_t n) {
  T *host = (T *)malloc(n * sizeof(T));
  for (size_t i = 0; i < n; ++i) host[i] = v;
  cudaError_t e = cudaMemcpy((void *)p, host, n * sizeof(T), cudaMemcpyHostToDevice);
  free(host);
  return (CUresult)e;
}
WS_CU cuMemsetD16(CUdeviceptr p, unsigned short v, size_t n) { return ws_cu_fill(p, v, n); }
WS_CU cuMemsetD32(CUdeviceptr p, unsigned v, size_t n) { return ws_cu_fill(p, v, n); }
WS_CU cuMemsetD8Async(CUdeviceptr p, unsigned char v, size_t n, CUstream s) WS_CU_OF(cudaMemsetAsync((void *)p, v, n, s))
WS_CU cuMemsetD32Async(CUdeviceptr p, unsigned v, size_t n, CUstream) { return ws_cu_fill(p, v, n); }
WS_CU cuStreamCreate(CUstream *s, unsigned flags) WS_CU_OF(cudaStreamCreateWithFlags(s, flags))
WS_CU cuStreamCreateWithPriority(CUstream *s, unsigned flags, int priority) WS_CU_OF(cudaStreamCreateWithPriority(s, flags, priority))
WS_CU cuStreamDestroy(CUstream s) WS_CU_OF(cudaStreamDestroy(s))
WS_CU cuStreamSynchronize(CUstream s) WS_CU_OF(cudaStreamSynchronize(s))
WS_CU cuStreamQuery(CUstream s) WS_CU_OF(cudaStreamQuery(s))
WS_CU cuStreamWaitEvent(CUstream s, CUevent e, unsigned flags) WS_CU_OF(cudaStreamWaitEvent(s, e, flags))
WS_CU cuEventCreate(CUevent *e, unsigned flags) WS_CU_OF(cudaEventCreateWithFlags(e, flags))
WS_CU cuEventDestroy(CUevent e) WS_CU_OF(cudaEventDestroy(e))
WS_CU cuEventRecord(CUevent e, CUstream s) WS_CU_OF(cudaEventRecord(e, s))
WS_CU cuEventSynchronize(CUevent e) WS_CU_OF(cudaEventSynchronize(e))
WS_CU cuEventQuery(CUevent e) WS_CU_OF(cudaEventQuery(e))
WS_CU cuEventElapsedTime(float *ms, CUevent a, CUevent b) WS_CU_OF(cudaEventElapsedTime(ms, a, b))
WS_CU cuProfilerStart() { return CUDA_SUCCESS; }
WS_CU cuProfilerStop() { return CUDA_SUCCESS; }
// A function of the program itself, as the runtime gives it.
WS_CU cudaGetFuncBySymbol(CUfunction *f, const void *symbol) { return *f = (CUfunction)symbol, CUDA_SUCCESS; }
extern "C" unsigned long long __wsKernelNamed(const char *);
extern "C" unsigned long long __wsKernelParameters(const void *, unsigned long long *, unsigned long long);
extern "C" unsigned long long __wsVariableNamed(const char *, unsigned long long *);
// Arguments are pointers to values, or a buffer in which each value is aligned as its type.
static WS_ATTR_H CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, CUstream s, void **args, void **extra) {
  void *packed[256];
  if (!args && extra) {
    char *buffer = 0;
    for (int i = 0; i < 8 && extra[i] != CU_LAUNCH_PARAM_END; i += 2) if (extra[i] == CU_LAUNCH_PARAM_BUFFER_POINTER) buffer = (char *)extra[i + 1];
    unsigned long long sizes[256], n = __wsKernelParameters((const void *)f, sizes, 256), at = 0;
    for (unsigned long long i = 0; i < n && i < 256; ++i) {
      const unsigned long long align = sizes[i] % 16 == 0 ? 16 : sizes[i] % 8 == 0 ? 8 : sizes[i] % 4 == 0 ? 4 : sizes[i] % 2 == 0 ? 2 : 1;
      at = (at + align - 1) / align * align;
      packed[i] = buffer + at, at += sizes[i];
    }
    args = packed;
  }
  return (CUresult)cudaLaunchKernel((const void *)f, dim3(gx, gy, gz), dim3(bx, by, bz), args, shared, s);
}
WS_CU cuLaunchCooperativeKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, CUstream s, void **args) WS_CU_OF(cudaLaunchCooperativeKernel((const void *)f, dim3(gx, gy, gz), dim3(bx, by, bz), args, shared, s))
WS_CU cuFuncSetAttribute(CUfunction f, CUfunction_attribute a, int v) WS_CU_OF(cudaFuncSetAttribute((const void *)f, (cudaFuncAttribute)a, v))
WS_CU cuFuncSetCacheConfig(CUfunction, CUfunc_cache) { return CUDA_SUCCESS; }
WS_CU cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction f, int block, size_t shared) WS_CU_OF(cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void *)f, block, shared))
// Whatever module is loaded stands for the device's code of the program's own sources: PTX and binaries cannot be run.
#define WS_MODULE { return *m = (CUmodule)1, CUDA_SUCCESS; }
typedef int CUjit_option;
enum { CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_WALL_TIME, CU_JIT_INFO_LOG_BUFFER, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, CU_JIT_OPTIMIZATION_LEVEL, CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_TARGET, CU_JIT_FALLBACK_STRATEGY, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE };
WS_CU cuModuleLoad(CUmodule *m, const char *) WS_MODULE
WS_CU cuModuleLoadData(CUmodule *m, const void *) WS_MODULE
WS_CU cuModuleLoadDataEx(CUmodule *m, const void *, unsigned, CUjit_option *, void **) WS_MODULE
WS_CU cuModuleLoadFatBinary(CUmodule *m, const void *) WS_MODULE
WS_CU cuModuleUnload(CUmodule) { return CUDA_SUCCESS; }
WS_CU cuModuleGetFunction(CUfunction *f, CUmodule, const char *name) { *f = (CUfunction)__wsKernelNamed(name); return *f ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND; }
WS_CU cuModuleGetGlobal(CUdeviceptr *p, size_t *n, CUmodule, const char *name) { unsigned long long size = 0; const CUdeviceptr at = __wsVariableNamed(name, &size); if (p) *p = at; if (n) *n = size; return at ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND; }
#include "driver_more.h"
} // extern "C++"
