// The C++ side of the runtime: functions that take any pointer, symbol or kernel, over those of C.
#pragma once
#define CUDART_CB
extern "C++" {
enum cudaComputeMode { cudaComputeModeDefault, cudaComputeModeExclusive, cudaComputeModeProhibited, cudaComputeModeExclusiveProcess };
enum cudaStreamCaptureStatus { cudaStreamCaptureStatusNone, cudaStreamCaptureStatusActive, cudaStreamCaptureStatusInvalidated };
enum cudaGraphNodeType { cudaGraphNodeTypeKernel, cudaGraphNodeTypeMemcpy, cudaGraphNodeTypeMemset, cudaGraphNodeTypeHost, cudaGraphNodeTypeGraph, cudaGraphNodeTypeEmpty, cudaGraphNodeTypeWaitEvent, cudaGraphNodeTypeEventRecord, cudaGraphNodeTypeMemAlloc = 10, cudaGraphNodeTypeMemFree };
enum cudaGraphExecUpdateResult { cudaGraphExecUpdateSuccess, cudaGraphExecUpdateError, cudaGraphExecUpdateErrorTopologyChanged, cudaGraphExecUpdateErrorNodeTypeChanged, cudaGraphExecUpdateErrorFunctionChanged, cudaGraphExecUpdateErrorParametersChanged, cudaGraphExecUpdateErrorNotSupported };
struct cudaGraphExecUpdateResultInfo { cudaGraphExecUpdateResult result; cudaGraphNode_t errorNode, errorFromNode; };
enum cudaGraphInstantiateFlags { cudaGraphInstantiateFlagAutoFreeOnLaunch = 1, cudaGraphInstantiateFlagUpload = 2, cudaGraphInstantiateFlagDeviceLaunch = 4, cudaGraphInstantiateFlagUseNodePriority = 8 };
enum cudaMemPoolAttr { cudaMemPoolReuseFollowEventDependencies = 1, cudaMemPoolReuseAllowOpportunistic, cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent, cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent, cudaMemPoolAttrUsedMemHigh };
enum cudaDeviceP2PAttr { cudaDevP2PAttrPerformanceRank = 1, cudaDevP2PAttrAccessSupported, cudaDevP2PAttrNativeAtomicSupported, cudaDevP2PAttrCudaArrayAccessSupported };
enum cudaAccessProperty { cudaAccessPropertyNormal, cudaAccessPropertyStreaming, cudaAccessPropertyPersisting };
struct cudaAccessPolicyWindow { void *base_ptr; size_t num_bytes; float hitRatio; cudaAccessProperty hitProp, missProp; };
union cudaStreamAttrValue { cudaAccessPolicyWindow accessPolicyWindow; int syncPolicy, priority; };
enum cudaStreamAttrID { cudaStreamAttributeAccessPolicyWindow = 1, cudaStreamAttributeSynchronizationPolicy = 3 };
enum { cudaEventRecordDefault = 0, cudaEventRecordExternal = 1, cudaEventWaitDefault = 0, cudaEventWaitExternal = 1, cudaHostRegisterIoMemory = 4, cudaHostRegisterReadOnly = 8 };
} // extern "C++"
extern "C" {
cudaError_t cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus *);
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue *);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *);
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t, cudaGraphNodeType *);
cudaError_t cudaMalloc(void **, size_t);
cudaError_t cudaMallocHost(void **, size_t);
cudaError_t cudaHostAlloc(void **, size_t, unsigned);
cudaError_t cudaMallocManaged(void **, size_t, unsigned);
cudaError_t cudaMallocAsync(void **, size_t, cudaStream_t);
cudaError_t cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
cudaError_t cudaMallocPitch(void **, size_t *, size_t, size_t);
cudaError_t cudaHostGetDevicePointer(void **, void *, unsigned);
cudaError_t cudaMemcpyToSymbol(const void *, const void *, size_t, size_t = 0, cudaMemcpyKind = cudaMemcpyHostToDevice);
cudaError_t cudaMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, cudaMemcpyKind, cudaStream_t = 0);
cudaError_t cudaMemcpyFromSymbol(void *, const void *, size_t, size_t = 0, cudaMemcpyKind = cudaMemcpyDeviceToHost);
cudaError_t cudaMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, cudaMemcpyKind, cudaStream_t = 0);
cudaError_t cudaGetSymbolAddress(void **, const void *);
cudaError_t cudaGetSymbolSize(size_t *, const void *);
cudaError_t cudaFuncSetAttribute(const void *, cudaFuncAttribute, int);
cudaError_t cudaFuncSetCacheConfig(const void *, cudaFuncCache);
cudaError_t cudaFuncSetSharedMemConfig(const void *, cudaSharedMemConfig);
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, const void *);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned);
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, const void *, size_t, int);
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int);
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, unsigned long long = 0);
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *, cudaGraph_t, unsigned long long = 0);
cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t);
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t);
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, cudaMemcpyKind);
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaKernelNodeParams *);
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t, const char *, unsigned);
cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t = 0, unsigned = 0);
cudaError_t cudaStreamGetPriority(cudaStream_t, int *);
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t, cudaMemcpyKind, cudaStream_t = 0);
cudaError_t cudaGetDeviceFlags(unsigned *);
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *);
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *);
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *, int);
cudaError_t cudaInitDevice(int, unsigned, unsigned);
cudaError_t cudaCtxResetPersistingL2Cache();
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *, cudaExtent *, unsigned *, cudaArray_t);
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaGraph_t);
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t);
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t);
cudaError_t cudaGraphGetRootNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t);
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t, const cudaKernelNodeParams *);
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t, const cudaMemsetParams *);
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t, const cudaHostNodeParams *);
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t, const cudaMemcpy3DParms *);
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t, cudaMemcpyKind);
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaMemsetParams *);
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaHostNodeParams *);
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaMemcpy3DParms *);
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, cudaMemcpyKind);
}
extern "C++" {
#define WS_RT static inline __attribute__((nodebug)) WS_ATTR_H
WS_RT cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { return cudaExtent{w, h, d}; }
WS_RT cudaPitchedPtr make_cudaPitchedPtr(void *p, size_t pitch, size_t x, size_t y) { return cudaPitchedPtr{p, pitch, x, y}; }
WS_RT cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return cudaPos{x, y, z}; }
WS_RT cudaError_t cudaGraphInstantiate(cudaGraphExec_t *e, cudaGraph_t g, cudaGraphNode_t *, char *, size_t) { return cudaGraphInstantiateWithFlags(e, g, 0); }

#define WS_RT_T template <class T> WS_RT cudaError_t
WS_RT_T cudaMalloc(T **p, size_t n) { return cudaMalloc((void **)p, n); }
WS_RT_T cudaMallocManaged(T **p, size_t n, unsigned flags = cudaMemAttachGlobal) { return cudaMallocManaged((void **)p, n, flags); }
WS_RT_T cudaMallocHost(T **p, size_t n, unsigned flags = cudaHostAllocDefault) { return cudaHostAlloc((void **)p, n, flags); }
WS_RT_T cudaHostAlloc(T **p, size_t n, unsigned flags) { return cudaHostAlloc((void **)p, n, flags); }
WS_RT_T cudaMallocAsync(T **p, size_t n, cudaStream_t s) { return cudaMallocAsync((void **)p, n, s); }
WS_RT_T cudaMallocAsync(T **p, size_t n, cudaMemPool_t pool, cudaStream_t s) { return cudaMallocFromPoolAsync((void **)p, n, pool, s); }
WS_RT_T cudaMallocFromPoolAsync(T **p, size_t n, cudaMemPool_t pool, cudaStream_t s) { return cudaMallocFromPoolAsync((void **)p, n, pool, s); }
WS_RT_T cudaMallocPitch(T **p, size_t *pitch, size_t w, size_t h) { return cudaMallocPitch((void **)p, pitch, w, h); }
WS_RT_T cudaHostGetDevicePointer(T **p, void *host, unsigned flags) { return cudaHostGetDevicePointer((void **)p, host, flags); }
// A variable of the device: the host's variable of that name stands for it.
#define WS_SYMBOL(s) ((const void *)__builtin_addressof(s))
WS_RT_T cudaMemcpyToSymbol(const T &s, const void *from, size_t n, size_t at = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice) { return cudaMemcpyToSymbol(WS_SYMBOL(s), from, n, at, kind); }
WS_RT_T cudaMemcpyToSymbolAsync(const T &s, const void *from, size_t n, size_t at, cudaMemcpyKind kind, cudaStream_t stream = 0) { return cudaMemcpyToSymbolAsync(WS_SYMBOL(s), from, n, at, kind, stream); }
WS_RT_T cudaMemcpyFromSymbol(void *to, const T &s, size_t n, size_t at = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost) { return cudaMemcpyFromSymbol(to, WS_SYMBOL(s), n, at, kind); }
WS_RT_T cudaMemcpyFromSymbolAsync(void *to, const T &s, size_t n, size_t at, cudaMemcpyKind kind, cudaStream_t stream = 0) { return cudaMemcpyFromSymbolAsync(to, WS_SYMBOL(s), n, at, kind, stream); }
template <class P, class T> WS_RT cudaError_t cudaGetSymbolAddress(P **p, const T &s) { return cudaGetSymbolAddress((void **)p, WS_SYMBOL(s)); }
WS_RT_T cudaGetSymbolSize(size_t *n, const T &s) { return cudaGetSymbolSize(n, WS_SYMBOL(s)); }
WS_RT_T cudaFuncSetAttribute(T *f, cudaFuncAttribute a, int v) { return cudaFuncSetAttribute((const void *)f, a, v); }
WS_RT_T cudaFuncSetCacheConfig(T *f, cudaFuncCache c) { return cudaFuncSetCacheConfig((const void *)f, c); }
WS_RT_T cudaFuncSetSharedMemConfig(T *f, cudaSharedMemConfig c) { return cudaFuncSetSharedMemConfig((const void *)f, c); }
WS_RT_T cudaFuncGetAttributes(cudaFuncAttributes *a, T *f) { return cudaFuncGetAttributes(a, (const void *)f); }
WS_RT_T cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, T *f, int block, size_t shared) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void *)f, block, shared); }
WS_RT_T cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, T *f, int block, size_t shared, unsigned flags) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(n, (const void *)f, block, shared, flags); }
WS_RT_T cudaOccupancyMaxPotentialBlockSize(int *grid, int *block, T *f, size_t shared = 0, int limit = 0) { return cudaOccupancyMaxPotentialBlockSize(grid, block, (const void *)f, shared, limit); }
WS_RT_T cudaOccupancyMaxPotentialBlockSizeWithFlags(int *grid, int *block, T *f, size_t shared = 0, int limit = 0, unsigned = 0) { return cudaOccupancyMaxPotentialBlockSize(grid, block, (const void *)f, shared, limit); }
template <class T, class S> WS_RT cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *grid, int *block, T *f, S shared_of, int limit = 0) { const int most = limit > 0 && limit < 1024 ? limit : 1024; return cudaOccupancyMaxPotentialBlockSize(grid, block, (const void *)f, shared_of(most), most); }
WS_RT_T cudaOccupancyAvailableDynamicSMemPerBlock(size_t *n, T *f, int blocks, int block) { return cudaOccupancyAvailableDynamicSMemPerBlock(n, (const void *)f, blocks, block); }
WS_RT_T cudaLaunchKernel(T *f, dim3 grid, dim3 block, void **args, size_t shared = 0, cudaStream_t s = 0) { return cudaLaunchKernel((const void *)f, grid, block, args, shared, s); }
WS_RT_T cudaLaunchCooperativeKernel(T *f, dim3 grid, dim3 block, void **args, size_t shared = 0, cudaStream_t s = 0) { return cudaLaunchCooperativeKernel((const void *)f, grid, block, args, shared, s); }
template <class... P, class... A> WS_RT cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *c, void (*f)(P...), A &&...a) {
  return [&](P... p) {
    void *args[] = {(void *)__builtin_addressof(p)..., nullptr};
    return cudaLaunchKernelExC(c, (const void *)f, args);
  }(static_cast<A &&>(a)...);
}
WS_RT cudaError_t cudaEventCreate(cudaEvent_t *e, unsigned flags) { return cudaEventCreateWithFlags(e, flags); }
WS_RT cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind) { return cudaChannelFormatDesc{x, y, z, w, kind}; }
template <class T> WS_RT cudaChannelFormatDesc cudaCreateChannelDesc() { return ws_channel<T>::of(); }
WS_RT cudaChannelFormatDesc cudaCreateChannelDescHalf() { return cudaChannelFormatDesc{16, 0, 0, 0, cudaChannelFormatKindFloat}; }
WS_RT cudaChannelFormatDesc cudaCreateChannelDescHalf1() { return cudaCreateChannelDescHalf(); }
WS_RT cudaChannelFormatDesc cudaCreateChannelDescHalf2() { return cudaChannelFormatDesc{16, 16, 0, 0, cudaChannelFormatKindFloat}; }
WS_RT cudaChannelFormatDesc cudaCreateChannelDescHalf4() { return cudaChannelFormatDesc{16, 16, 16, 16, cudaChannelFormatKindFloat}; }
// Texture references are bound by the runtime, by the address of the host's variable.
extern "C" cudaError_t cudaBindTexture(size_t *, const textureReference *, const void *, const cudaChannelFormatDesc *, size_t = 0xffffffff);
extern "C" cudaError_t cudaBindTexture2D(size_t *, const textureReference *, const void *, const cudaChannelFormatDesc *, size_t, size_t, size_t);
extern "C" cudaError_t cudaBindTextureToArray(const textureReference *, cudaArray_const_t, const cudaChannelFormatDesc *);
extern "C" cudaError_t cudaUnbindTexture(const textureReference *);
#define WS_TEXTURE template <class T, int N, cudaTextureReadMode M> WS_RT cudaError_t
WS_TEXTURE cudaBindTexture(size_t *at, const texture<T, N, M> &t, const void *p, size_t n = 0xffffffff) { return cudaBindTexture(at, &t, p, &t.channelDesc, n); }
WS_TEXTURE cudaBindTexture(size_t *at, const texture<T, N, M> &t, const void *p, const cudaChannelFormatDesc &d, size_t n = 0xffffffff) { return cudaBindTexture(at, &t, p, &d, n); }
WS_TEXTURE cudaBindTexture2D(size_t *at, const texture<T, N, M> &t, const void *p, const cudaChannelFormatDesc &d, size_t w, size_t h, size_t pitch) { return cudaBindTexture2D(at, &t, p, &d, w, h, pitch); }
WS_TEXTURE cudaBindTexture2D(size_t *at, const texture<T, N, M> &t, const void *p, size_t w, size_t h, size_t pitch) { return cudaBindTexture2D(at, &t, p, &t.channelDesc, w, h, pitch); }
WS_TEXTURE cudaBindTextureToArray(const texture<T, N, M> &t, cudaArray_const_t a) { return cudaBindTextureToArray(&t, a, &t.channelDesc); }
WS_TEXTURE cudaBindTextureToArray(const texture<T, N, M> &t, cudaArray_const_t a, const cudaChannelFormatDesc &d) { return cudaBindTextureToArray(&t, a, &d); }
WS_TEXTURE cudaUnbindTexture(const texture<T, N, M> &t) { return cudaUnbindTexture(&t); }
WS_TEXTURE cudaGetTextureReference(const textureReference **r, const texture<T, N, M> *t) { return *r = t, cudaSuccess; }
WS_RT cudaError_t cudaGetTextureReference(const textureReference **r, const void *t) { return *r = (const textureReference *)t, cudaSuccess; }
WS_TEXTURE cudaGetTextureAlignmentOffset(size_t *n, const texture<T, N, M> &) { return *n = 0, cudaSuccess; }
template <class T, int N> WS_RT cudaError_t cudaBindSurfaceToArray(const surface<T, N> &s, cudaArray_const_t a) { return cudaBindSurfaceToArray((const void *)&s, a, 0); }
template <class T, int N> WS_RT cudaError_t cudaBindSurfaceToArray(const surface<T, N> &s, cudaArray_const_t a, const cudaChannelFormatDesc &d) { return cudaBindSurfaceToArray((const void *)&s, a, &d); }
#include "ws/runtime_more.h"
#include "ws/runtime_rare.h"
} // extern "C++"
