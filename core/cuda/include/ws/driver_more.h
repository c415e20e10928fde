// More of the driver API. What has no body here is named where a program calls it. Included by driver.h.
#pragma once
typedef cudaStreamCallback_t CUstreamCallback;
typedef cudaHostFn_t CUhostFn;
typedef struct textureReference *CUtexref;
typedef struct CUlinkState_st *CUlinkState;
typedef unsigned long long CUmemGenericAllocationHandle;
enum CUarray_format { CU_AD_FORMAT_UNSIGNED_INT8 = 1, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32, CU_AD_FORMAT_SIGNED_INT8 = 8, CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_HALF = 16, CU_AD_FORMAT_FLOAT = 32 };
enum CUaddress_mode { CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_BORDER };
enum CUfilter_mode { CU_TR_FILTER_MODE_POINT, CU_TR_FILTER_MODE_LINEAR };
enum { CU_TRSA_OVERRIDE_FORMAT = 1, CU_TRSF_READ_AS_INTEGER = 1, CU_TRSF_NORMALIZED_COORDINATES = 2, CU_PARAM_TR_DEFAULT = -1 };
enum CUjitInputType { CU_JIT_INPUT_CUBIN, CU_JIT_INPUT_PTX, CU_JIT_INPUT_FATBINARY, CU_JIT_INPUT_OBJECT, CU_JIT_INPUT_LIBRARY };
enum CUpointer_attribute { CU_POINTER_ATTRIBUTE_CONTEXT = 1, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_DEVICE_POINTER, CU_POINTER_ATTRIBUTE_HOST_POINTER };
enum CUmemAllocationType { CU_MEM_ALLOCATION_TYPE_INVALID, CU_MEM_ALLOCATION_TYPE_PINNED };
enum CUmemLocationType { CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST };
enum CUmemAllocationHandleType { CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR };
enum CUmemAccess_flags { CU_MEM_ACCESS_FLAGS_PROT_NONE, CU_MEM_ACCESS_FLAGS_PROT_READ, CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3 };
enum CUmemAllocationGranularity_flags { CU_MEM_ALLOC_GRANULARITY_MINIMUM, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED };
struct CUmemLocation { CUmemLocationType type; int id; };
struct CUmemAllocationProp { CUmemAllocationType type; CUmemAllocationHandleType requestedHandleTypes; CUmemLocation location; void *win32HandleMetaData; struct { unsigned char compressionType, gpuDirectRDMACapable; unsigned short usage; unsigned char reserved[4]; } allocFlags; };
struct CUmemAccessDesc { CUmemLocation location; CUmemAccess_flags flags; };
struct CUDA_ARRAY_DESCRIPTOR { size_t Width, Height; CUarray_format Format; unsigned NumChannels; };
struct CUDA_MEMCPY2D { size_t srcXInBytes, srcY; CUmemorytype srcMemoryType; const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray; size_t srcPitch, dstXInBytes, dstY; CUmemorytype dstMemoryType; void *dstHost; CUdeviceptr dstDevice; CUarray dstArray; size_t dstPitch, WidthInBytes, Height; };
WS_CU cuCtxGetApiVersion(CUcontext, unsigned *v) { return *v = 3020, CUDA_SUCCESS; }
WS_CU cuCtxEnablePeerAccess(CUcontext, unsigned flags) WS_CU_OF(cudaDeviceEnablePeerAccess(1, flags))
WS_CU cuCtxGetLimit(size_t *n, CUlimit l) WS_CU_OF(cudaDeviceGetLimit(n, (cudaLimit)l))
WS_CU cuCtxGetStreamPriorityRange(int *least, int *most) WS_CU_OF(cudaDeviceGetStreamPriorityRange(least, most))
WS_CU cuDeviceGetUuid(CUuuid *u, CUdevice d) { cudaDeviceProp p; const cudaError_t e = cudaGetDeviceProperties(&p, d); return *u = p.uuid, (CUresult)e; }
WS_CU cuDeviceGetPCIBusId(char *text, int n, CUdevice d) WS_CU_OF(cudaDeviceGetPCIBusId(text, n, d))
WS_CU cuStreamAddCallback(CUstream s, CUstreamCallback f, void *data, unsigned flags) WS_CU_OF(cudaStreamAddCallback(s, f, data, flags))
WS_CU cuLaunchHostFunc(CUstream s, CUhostFn f, void *data) WS_CU_OF(cudaLaunchHostFunc(s, f, data))
WS_CU cuMemPrefetchAsync(CUdeviceptr p, size_t n, CUdevice d, CUstream s) WS_CU_OF(cudaMemPrefetchAsync((const void *)p, n, d, s))
WS_CU cuMemAllocAsync(CUdeviceptr *p, size_t n, CUstream s) WS_CU_OF(cudaMallocAsync((void **)p, n, s))
WS_CU cuMemFreeAsync(CUdeviceptr p, CUstream s) WS_CU_OF(cudaFreeAsync((void *)p, s))
WS_CU cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream s) WS_CU_OF(cudaMemcpyAsync((void *)to, (const void *)from, n, cudaMemcpyDefault, s))
WS_CU cuFuncGetAttribute(int *v, CUfunction_attribute a, CUfunction f) {
  cudaFuncAttributes all;
  const cudaError_t e = cudaFuncGetAttributes(&all, (const void *)f);
  *v = a == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? all.maxThreadsPerBlock : a == CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES ? (int)all.sharedSizeBytes : a == CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES ? (int)all.constSizeBytes : a == CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES ? (int)all.localSizeBytes : a == CU_FUNC_ATTRIBUTE_NUM_REGS ? all.numRegs : all.maxDynamicSharedSizeBytes;
  return (CUresult)e;
}
WS_CU cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction f, CUoccupancyB2DSize, size_t shared, int most) WS_CU_OF(cudaOccupancyMaxPotentialBlockSize(grid, block, (const void *)f, shared, most))
WS_CU cuArrayCreate(CUarray *a, const CUDA_ARRAY_DESCRIPTOR *d) {
  const int bits = d->Format == CU_AD_FORMAT_HALF || d->Format == CU_AD_FORMAT_UNSIGNED_INT16 || d->Format == CU_AD_FORMAT_SIGNED_INT16 ? 16 : d->Format == CU_AD_FORMAT_UNSIGNED_INT8 || d->Format == CU_AD_FORMAT_SIGNED_INT8 ? 8 : 32;
  const unsigned n = d->NumChannels;
  const cudaChannelFormatKind kind = d->Format >= CU_AD_FORMAT_HALF ? cudaChannelFormatKindFloat : d->Format >= CU_AD_FORMAT_SIGNED_INT8 ? cudaChannelFormatKindSigned : cudaChannelFormatKindUnsigned;
  const cudaChannelFormatDesc c = {bits, n > 1 ? bits : 0, n > 2 ? bits : 0, n > 3 ? bits : 0, kind};
  return (CUresult)cudaMallocArray(a, &c, d->Width, d->Height);
}
WS_CU cuArrayDestroy(CUarray a) WS_CU_OF(cudaFreeArray(a))
WS_CU cuMemcpy2D(const CUDA_MEMCPY2D *p) {
  const char *from = (p->srcMemoryType == CU_MEMORYTYPE_HOST ? (const char *)p->srcHost : (const char *)p->srcDevice) + p->srcY * p->srcPitch + p->srcXInBytes;
  char *to = (p->dstMemoryType == CU_MEMORYTYPE_HOST ? (char *)p->dstHost : (char *)p->dstDevice) + p->dstY * p->dstPitch + p->dstXInBytes;
  if (p->dstMemoryType == CU_MEMORYTYPE_ARRAY && p->srcMemoryType != CU_MEMORYTYPE_ARRAY) return (CUresult)cudaMemcpy2DToArray(p->dstArray, p->dstXInBytes, p->dstY, from, p->srcPitch, p->WidthInBytes, p->Height, cudaMemcpyDefault);
  if (p->srcMemoryType == CU_MEMORYTYPE_ARRAY && p->dstMemoryType != CU_MEMORYTYPE_ARRAY) return (CUresult)cudaMemcpy2DFromArray(to, p->dstPitch, p->srcArray, p->srcXInBytes, p->srcY, p->WidthInBytes, p->Height, cudaMemcpyDefault);
  return (CUresult)cudaMemcpy2D(to, p->dstPitch, from, p->srcPitch, p->WidthInBytes, p->Height, cudaMemcpyDefault);
}
// Virtual memory: a reserved range has its memory at once.
WS_CU cuMemGetAllocationGranularity(size_t *n, const CUmemAllocationProp *, CUmemAllocationGranularity_flags) { return *n = 2 << 20, CUDA_SUCCESS; }
WS_CU cuMemCreate(CUmemGenericAllocationHandle *h, size_t n, const CUmemAllocationProp *, unsigned long long) { return *h = n, n % (2 << 20) ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS; }
WS_CU cuMemRelease(CUmemGenericAllocationHandle) { return CUDA_SUCCESS; }
WS_CU cuMemAddressReserve(CUdeviceptr *p, size_t n, size_t, CUdeviceptr, unsigned long long) WS_CU_OF(cudaMalloc((void **)p, n))
WS_CU cuMemAddressFree(CUdeviceptr p, size_t) WS_CU_OF(cudaFree((void *)p))
WS_CU cuMemMap(CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, unsigned long long) { return CUDA_SUCCESS; }
WS_CU cuMemUnmap(CUdeviceptr, size_t) { return CUDA_SUCCESS; }
WS_CU cuMemSetAccess(CUdeviceptr, size_t, const CUmemAccessDesc *, size_t) { return CUDA_SUCCESS; }
extern "C" {
CUresult cuPointerGetAttribute(void *, CUpointer_attribute, CUdeviceptr);
CUresult cuMemGetAddressRange(CUdeviceptr *, size_t *, CUdeviceptr);
CUresult cuModuleGetTexRef(CUtexref *, CUmodule, const char *);
CUresult cuModuleGetSurfRef(void *, CUmodule, const char *);
CUresult cuTexRefSetArray(CUtexref, CUarray, unsigned);
CUresult cuTexRefSetAddress(size_t *, CUtexref, CUdeviceptr, size_t);
CUresult cuTexRefSetAddressMode(CUtexref, int, CUaddress_mode);
CUresult cuTexRefSetFilterMode(CUtexref, CUfilter_mode);
CUresult cuTexRefSetFlags(CUtexref, unsigned);
CUresult cuTexRefSetFormat(CUtexref, CUarray_format, int);
CUresult cuParamSetTexRef(CUfunction, int, CUtexref);
CUresult cuParamSetSize(CUfunction, unsigned);
CUresult cuParamSeti(CUfunction, int, unsigned);
CUresult cuParamSetf(CUfunction, int, float);
CUresult cuParamSetv(CUfunction, int, void *, unsigned);
CUresult cuFuncSetBlockShape(CUfunction, int, int, int);
CUresult cuFuncSetSharedSize(CUfunction, unsigned);
CUresult cuLaunch(CUfunction);
CUresult cuLaunchGrid(CUfunction, int, int);
CUresult cuLaunchGridAsync(CUfunction, int, int, CUstream);
CUresult cuLinkCreate(unsigned, CUjit_option *, void **, CUlinkState *);
CUresult cuLinkAddData(CUlinkState, CUjitInputType, void *, size_t, const char *, unsigned, CUjit_option *, void **);
CUresult cuLinkAddFile(CUlinkState, CUjitInputType, const char *, unsigned, CUjit_option *, void **);
CUresult cuLinkComplete(CUlinkState, void **, size_t *);
CUresult cuLinkDestroy(CUlinkState);
CUresult cuMemExportToShareableHandle(void *, CUmemGenericAllocationHandle, CUmemAllocationHandleType, unsigned long long);
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *, void *, CUmemAllocationHandleType);
}
#include "driver_rare.h"
