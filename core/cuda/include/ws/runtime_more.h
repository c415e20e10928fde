// Rarer parts of the runtime: what follows from the rest, or from there being one device. Included by runtime_templates.h.
#pragma once
enum cudaMemRangeAttribute { cudaMemRangeAttributeReadMostly = 1, cudaMemRangeAttributePreferredLocation, cudaMemRangeAttributeAccessedBy, cudaMemRangeAttributeLastPrefetchLocation };
enum cudaMemAllocationType { cudaMemAllocationTypeInvalid, cudaMemAllocationTypePinned };
enum cudaMemLocationType { cudaMemLocationTypeInvalid, cudaMemLocationTypeDevice, cudaMemLocationTypeHost };
enum cudaMemAllocationHandleType { cudaMemHandleTypeNone, cudaMemHandleTypePosixFileDescriptor };
enum cudaMemAccessFlags { cudaMemAccessFlagsProtNone, cudaMemAccessFlagsProtRead, cudaMemAccessFlagsProtReadWrite = 3 };
enum cudaLaunchAttributeID {
  cudaLaunchAttributeIgnore, cudaLaunchAttributeAccessPolicyWindow, cudaLaunchAttributeCooperative, cudaLaunchAttributeSynchronizationPolicy, cudaLaunchAttributeClusterDimension,
  cudaLaunchAttributeClusterSchedulingPolicyPreference, cudaLaunchAttributeProgrammaticStreamSerialization, cudaLaunchAttributeProgrammaticEvent, cudaLaunchAttributePriority
};
struct cudaMemPoolProps { cudaMemAllocationType allocType; cudaMemAllocationHandleType handleTypes; cudaMemLocation location; void *win32SecurityAttributes; size_t maxSize; unsigned char reserved[56]; };
struct cudaMemAccessDesc { cudaMemLocation location; cudaMemAccessFlags flags; };
// As since CUDA 13: edges have data, of which all is 0 here.
struct cudaGraphEdgeData { unsigned char from_port, to_port, type, reserved[5]; };
WS_RT cudaError_t cudaGraphGetEdges(cudaGraph_t g, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *, size_t *n) { return cudaGraphGetEdges(g, from, to, n); }
WS_RT cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *nodes, cudaGraphEdgeData *, size_t *n) { return cudaGraphNodeGetDependencies(node, nodes, n); }
WS_RT cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes, cudaGraphEdgeData *, size_t *n) { return cudaGraphNodeGetDependentNodes(node, nodes, n); }
WS_RT cudaError_t cudaGraphAddDependencies(cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *, size_t n) { return cudaGraphAddDependencies(g, from, to, n); }
WS_RT cudaError_t cudaDeviceGetP2PAttribute(int *, cudaDeviceP2PAttr, int, int) { return cudaErrorInvalidDevice; }
WS_RT cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr a, void *value) {
  if (a < cudaMemPoolAttrReleaseThreshold) *(int *)value = 1;
  else *(unsigned long long *)value = 0;
  return cudaSuccess;
}
// As since CUDA 13: a place instead of a device.
WS_RT cudaError_t cudaMemPrefetchAsync(const void *p, size_t n, cudaMemLocation at, unsigned, cudaStream_t s = 0) { return cudaMemPrefetchAsync(p, n, at.type == cudaMemLocationTypeDevice ? at.id : cudaCpuDeviceId, s); }
WS_RT cudaError_t cudaMemAdvise(const void *p, size_t n, cudaMemoryAdvise a, cudaMemLocation at) { return cudaMemAdvise(p, n, a, at.type == cudaMemLocationTypeDevice ? at.id : cudaCpuDeviceId); }
WS_RT cudaError_t cudaMemPrefetchAsync_v2(const void *p, size_t n, cudaMemLocation at, unsigned flags, cudaStream_t s = 0) { return cudaMemPrefetchAsync(p, n, at, flags, s); }
WS_RT cudaError_t cudaMemAdvise_v2(const void *p, size_t n, cudaMemoryAdvise a, cudaMemLocation at) { return cudaMemAdvise(p, n, a, at); }
WS_RT cudaError_t cudaMemPoolCreate(cudaMemPool_t *pool, const cudaMemPoolProps *) { return cudaDeviceGetDefaultMemPool(pool, 0); }
WS_RT cudaError_t cudaMemPoolDestroy(cudaMemPool_t) { return cudaSuccess; }
WS_RT cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc *, size_t) { return cudaSuccess; }
WS_RT cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t) { return cudaSetDevice(device); }
WS_RT cudaError_t cudaMemset3DAsync(cudaPitchedPtr p, int value, cudaExtent e, cudaStream_t = 0) { return cudaMemset3D(p, value, e); }
WS_RT cudaError_t cudaMemRangeGetAttribute(void *data, size_t, cudaMemRangeAttribute a, const void *, size_t) { return *(int *)data = a == cudaMemRangeAttributeReadMostly ? 0 : cudaInvalidDeviceId, cudaSuccess; }
WS_RT cudaError_t cudaStreamCopyAttributes(cudaStream_t, cudaStream_t) { return cudaSuccess; }
WS_RT cudaError_t cudaStreamGetId(cudaStream_t s, unsigned long long *id) { return *id = (unsigned long long)s, cudaSuccess; }
WS_RT cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode) { return *mode = cudaStreamCaptureModeGlobal, cudaSuccess; }
WS_RT cudaError_t cudaThreadGetLimit(size_t *value, cudaLimit l) { return cudaDeviceGetLimit(value, l); }
WS_RT cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *c) { return cudaDeviceGetCacheConfig(c); }
WS_RT cudaError_t cudaSetDoubleForDevice(double *) { return cudaSuccess; }
WS_RT cudaError_t cudaSetDoubleForHost(double *) { return cudaSuccess; }
WS_RT cudaError_t cudaDeviceGraphMemTrim(int) { return cudaSuccess; }
// Nodes of graphs that allocate memory.
enum cudaGraphMemAttributeType { cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh, cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh };
struct cudaMemAllocNodeParams { cudaMemPoolProps poolProps; const cudaMemAccessDesc *accessDescs; size_t accessDescCount, bytesize; void *dptr; };
extern "C" cudaError_t __wsGraphAddMemAllocNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, size_t, void **);
extern "C" cudaError_t __wsGraphNodeMemory(cudaGraphNode_t, void **);
extern "C" cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *);
WS_RT cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *node, cudaGraph_t g, const cudaGraphNode_t *after, size_t n, cudaMemAllocNodeParams *p) { return __wsGraphAddMemAllocNode(node, g, after, n, p->bytesize, &p->dptr); }
WS_RT cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *p) { return __wsGraphNodeMemory(node, &p->dptr); }
WS_RT cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *to) { return __wsGraphNodeMemory(node, (void **)to); }
WS_RT cudaError_t cudaDeviceGetGraphMemAttribute(int, cudaGraphMemAttributeType, void *value) { return *(unsigned long long *)value = 0, cudaSuccess; }
WS_RT cudaError_t cudaDeviceSetGraphMemAttribute(int, cudaGraphMemAttributeType, void *) { return cudaSuccess; }
WS_RT cudaError_t cudaMemcpyToArrayAsync(cudaArray_t a, size_t x, size_t y, const void *from, size_t n, cudaMemcpyKind kind, cudaStream_t = 0) { return cudaMemcpyToArray(a, x, y, from, n, kind); }
// The command line chooses a default stream for each thread, before any file is read.
#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) && defined(WS_RUN) && !defined(__CUDA_ARCH__)
extern "C" int __wsPerThreadStreams(void);
__attribute__((used)) static const int ws_per_thread_streams = __wsPerThreadStreams();
#endif
