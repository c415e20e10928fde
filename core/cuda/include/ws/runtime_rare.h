// The rarest parts of the runtime. What has no body here is named where a program calls it. Included by runtime_templates.h.
#pragma once
enum cudaGraphDebugDotFlags { cudaGraphDebugDotFlagsVerbose = 1, cudaGraphDebugDotFlagsRuntimeTypes, cudaGraphDebugDotFlagsKernelNodeParams = 4 };
enum cudaGraphInstantiateResult { cudaGraphInstantiateSuccess, cudaGraphInstantiateError, cudaGraphInstantiateInvalidStructure };
enum { cudaGraphUserObjectMove = 1, cudaUserObjectNoDestructorSync = 1, cudaEnableDefault = 0, cudaEnableLegacyStream = 1, cudaEnablePerThreadDefaultStream = 2, cudaIpcMemLazyEnablePeerAccessFlag = 1 };
enum cudaDriverEntryPointQueryResult { cudaDriverEntryPointSuccess, cudaDriverEntryPointSymbolNotFound, cudaDriverEntryPointVersionNotSufficent };
typedef struct CUuserObject_st *cudaUserObject_t;
typedef struct CUkern_st *cudaKernel_t;
struct cudaGraphInstantiateParams { unsigned long long flags; cudaStream_t uploadStream; cudaGraphNode_t errNode_out; cudaGraphInstantiateResult result_out; };
struct cudaMemcpy3DPeerParms { cudaArray_t srcArray; cudaPos srcPos; cudaPitchedPtr srcPtr; int srcDevice; cudaArray_t dstArray; cudaPos dstPos; cudaPitchedPtr dstPtr; int dstDevice; cudaExtent extent; };
struct cudaLaunchParams { void *func; dim3 gridDim, blockDim; void **args; size_t sharedMem; cudaStream_t stream; };
typedef cudaLaunchAttribute cudaKernelNodeAttribute;
extern "C" {
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t, cudaStreamCaptureStatus *, unsigned long long *, cudaGraph_t * = 0, const cudaGraphNode_t ** = 0, size_t * = 0);
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, size_t, unsigned = 0);
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, cudaStreamCaptureMode);
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t, cudaKernelNodeParams *);
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, cudaMemcpy3DParms *);
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t, cudaMemsetParams *);
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t, cudaHostNodeParams *);
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t);
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t);
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned);
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, size_t);
cudaError_t cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned, unsigned);
cudaError_t cudaUserObjectRetain(cudaUserObject_t, unsigned = 1);
cudaError_t cudaUserObjectRelease(cudaUserObject_t, unsigned = 1);
cudaError_t cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned = 1, unsigned = 0);
cudaError_t cudaMemPoolExportPointer(void *, void *);
cudaError_t cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t, cudaMemAllocationHandleType, unsigned);
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *, cudaMemAllocationHandleType, unsigned);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t);
cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *, cudaTextureObject_t);
cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *, cudaTextureObject_t);
cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *, cudaTextureObject_t);
cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *, cudaSurfaceObject_t);
cudaError_t cudaGetDriverEntryPoint(const char *, void **, unsigned long long, cudaDriverEntryPointQueryResult * = 0);
cudaError_t cudaFuncGetName(const char **, const void *);
}
WS_RT cudaError_t cudaStreamGetCaptureInfo(cudaStream_t s, cudaStreamCaptureStatus *status, unsigned long long *id = 0) { if (id) *id = 1; return cudaStreamIsCapturing(s, status); }
WS_RT cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaStreamAttrID, cudaStreamAttrValue *) { return cudaSuccess; }
WS_RT cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t, int, const void *) { return cudaSuccess; }
// As before CUDA 12.
WS_RT cudaError_t cudaGraphExecUpdate(cudaGraphExec_t e, cudaGraph_t g, cudaGraphNode_t *node, cudaGraphExecUpdateResult *result) {
  cudaGraphExecUpdateResultInfo info = {};
  const cudaError_t error = cudaGraphExecUpdate(e, g, &info);
  if (node) *node = 0;
  return *result = error ? cudaGraphExecUpdateErrorTopologyChanged : cudaGraphExecUpdateSuccess, error;
}
WS_RT cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *e, cudaGraph_t g, cudaGraphInstantiateParams *p) { return p->result_out = cudaGraphInstantiateSuccess, cudaGraphInstantiateWithFlags(e, g, p->flags); }
template <class T> WS_RT cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *node, cudaGraph_t g, const cudaGraphNode_t *after, size_t n, const T &symbol, const void *from, size_t bytes, size_t offset, cudaMemcpyKind kind) {
  void *at = 0;
  const cudaError_t e = cudaGetSymbolAddress(&at, symbol);
  return e ? e : cudaGraphAddMemcpyNode1D(node, g, after, n, (char *)at + offset, from, bytes, kind);
}
template <class T> WS_RT cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *node, cudaGraph_t g, const cudaGraphNode_t *after, size_t n, void *to, const T &symbol, size_t bytes, size_t offset, cudaMemcpyKind kind) {
  void *at = 0;
  const cudaError_t e = cudaGetSymbolAddress(&at, symbol);
  return e ? e : cudaGraphAddMemcpyNode1D(node, g, after, n, to, (char *)at + offset, bytes, kind);
}
// The device has no clusters.
template <class F> WS_RT cudaError_t cudaOccupancyMaxActiveClusters(int *n, F, const cudaLaunchConfig_t *) { return *n = 0, cudaErrorNotSupported; }
template <class F> WS_RT cudaError_t cudaOccupancyMaxPotentialClusterSize(int *n, F, const cudaLaunchConfig_t *) { return *n = 0, cudaErrorNotSupported; }
WS_RT cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p) {
  cudaMemcpy3DParms m = {};
  m.srcArray = p->srcArray, m.srcPos = p->srcPos, m.srcPtr = p->srcPtr, m.dstArray = p->dstArray, m.dstPos = p->dstPos, m.dstPtr = p->dstPtr, m.extent = p->extent, m.kind = cudaMemcpyDefault;
  return p->srcDevice || p->dstDevice ? cudaErrorInvalidDevice : cudaMemcpy3D(&m);
}
WS_RT cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, size_t tx, size_t ty, cudaArray_const_t from, size_t x, size_t y, size_t width, size_t height, cudaMemcpyKind kind = cudaMemcpyDeviceToDevice) {
  cudaChannelFormatDesc d;
  const cudaError_t e = cudaArrayGetInfo(&d, 0, 0, to);
  if (e) return e;
  const size_t element = (d.x + d.y + d.z + d.w) / 8;
  cudaMemcpy3DParms m = {};
  m.srcArray = (cudaArray_t)from, m.srcPos = make_cudaPos(x / element, y, 0), m.dstArray = to, m.dstPos = make_cudaPos(tx / element, ty, 0), m.extent = make_cudaExtent(width / element, height, 1), m.kind = kind;
  return cudaMemcpy3D(&m);
}
WS_RT cudaError_t cudaMemcpyFromArrayAsync(void *to, cudaArray_const_t from, size_t x, size_t y, size_t n, cudaMemcpyKind kind, cudaStream_t = 0) { return cudaMemcpyFromArray(to, from, x, y, n, kind); }
WS_RT cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *p, unsigned n, unsigned = 0) { return n != 1 ? cudaErrorInvalidDevice : cudaLaunchCooperativeKernel((const void *)p->func, p->gridDim, p->blockDim, p->args, p->sharedMem, p->stream); }
WS_RT cudaError_t cudaThreadGetSharedMemConfig(cudaSharedMemConfig *c) { return cudaDeviceGetSharedMemConfig(c); }
WS_RT cudaError_t cudaStreamGetDevice(cudaStream_t, int *d) { return cudaGetDevice(d); }
WS_RT cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t a, cudaEvent_t b) { return cudaEventElapsedTime(ms, a, b); }
WS_RT cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *p, int d) { return cudaGetDeviceProperties(p, d); }
WS_RT cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *n, const cudaChannelFormatDesc *d, int) { return *n = (1ull << 31) / ((d->x + d->y + d->z + d->w) / 8), cudaSuccess; }
WS_RT cudaError_t cudaGetKernel(cudaKernel_t *k, const void *f) { return *k = (cudaKernel_t)f, cudaSuccess; }
WS_RT cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t) { return cudaSuccess; }
WS_RT cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *f) { return *f = 0, cudaSuccess; }
WS_RT cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t, unsigned) { return cudaErrorNotSupported; }
WS_RT cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *f, cudaMemPool_t, cudaMemLocation *) { return *f = cudaMemAccessFlagsProtReadWrite, cudaSuccess; }
WS_RT cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t s = 0) {
  cudaMemcpy3DParms m = {};
  m.srcArray = p->srcArray, m.srcPos = p->srcPos, m.srcPtr = p->srcPtr, m.dstArray = p->dstArray, m.dstPos = p->dstPos, m.dstPtr = p->dstPtr, m.extent = p->extent, m.kind = cudaMemcpyDefault;
  return p->srcDevice || p->dstDevice ? cudaErrorInvalidDevice : cudaMemcpy3DAsync(&m, s);
}
