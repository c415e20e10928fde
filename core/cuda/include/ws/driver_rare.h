// The rarest parts of the driver API: graphs, texture objects, three-dimensional copies, libraries. Included by driver_more.h.
#pragma once
typedef cudaGraph_t CUgraph;
typedef cudaGraphExec_t CUgraphExec;
typedef cudaGraphNode_t CUgraphNode;
typedef cudaMemPool_t CUmemoryPool;
typedef cudaTextureObject_t CUtexObject;
typedef cudaSurfaceObject_t CUsurfObject;
typedef cudaStreamCaptureMode CUstreamCaptureMode;
typedef cudaStreamCaptureStatus CUstreamCaptureStatus;
typedef struct CUlib_st *CUlibrary;
typedef struct CUfunc_st *CUkernel;
typedef CUDA_ARRAY_DESCRIPTOR CUDA_ARRAY_DESCRIPTOR_v2;
typedef CUDA_MEMCPY2D CUDA_MEMCPY2D_v2;
#define CU_STREAM_CAPTURE_MODE_GLOBAL cudaStreamCaptureModeGlobal
#define CU_STREAM_CAPTURE_MODE_THREAD_LOCAL cudaStreamCaptureModeThreadLocal
#define CU_STREAM_CAPTURE_MODE_RELAXED cudaStreamCaptureModeRelaxed
enum { CUDA_ARRAY3D_LAYERED = 1, CUDA_ARRAY3D_SURFACE_LDST = 2, CUDA_ARRAY3D_CUBEMAP = 4, CUDA_ARRAY3D_TEXTURE_GATHER = 8 };
enum CUresourcetype { CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, CU_RESOURCE_TYPE_LINEAR, CU_RESOURCE_TYPE_PITCH2D };
enum CUsharedconfig { CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE, CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE, CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE };
enum CUmem_advise { CU_MEM_ADVISE_SET_READ_MOSTLY = 1, CU_MEM_ADVISE_UNSET_READ_MOSTLY, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, CU_MEM_ADVISE_SET_ACCESSED_BY, CU_MEM_ADVISE_UNSET_ACCESSED_BY };
enum CUmoduleLoadingMode { CU_MODULE_EAGER_LOADING = 1, CU_MODULE_LAZY_LOADING };
enum CUlaunchAttributeID { CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4 };
struct CUdevprop { int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], sharedMemPerBlock, totalConstantMemory, SIMDWidth, memPitch, regsPerBlock, clockRate, textureAlign; };
struct CUDA_ARRAY3D_DESCRIPTOR { size_t Width, Height, Depth; CUarray_format Format; unsigned NumChannels, Flags; };
struct CUDA_MEMCPY3D {
  size_t srcXInBytes, srcY, srcZ, srcLOD; CUmemorytype srcMemoryType; const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray; void *reserved0; size_t srcPitch, srcHeight;
  size_t dstXInBytes, dstY, dstZ, dstLOD; CUmemorytype dstMemoryType; void *dstHost; CUdeviceptr dstDevice; CUarray dstArray; void *reserved1; size_t dstPitch, dstHeight;
  size_t WidthInBytes, Height, Depth;
};
struct CUDA_RESOURCE_DESC {
  CUresourcetype resType;
  union {
    struct { CUarray hArray; } array;
    struct { cudaMipmappedArray_t hMipmappedArray; } mipmap;
    struct { CUdeviceptr devPtr; CUarray_format format; unsigned numChannels; size_t sizeInBytes; } linear;
    struct { CUdeviceptr devPtr; CUarray_format format; unsigned numChannels; size_t width, height, pitchInBytes; } pitch2D;
    struct { int reserved[32]; } reserved;
  } res;
  unsigned flags;
};
struct CUDA_TEXTURE_DESC { CUaddress_mode addressMode[3]; CUfilter_mode filterMode; unsigned flags, maxAnisotropy; CUfilter_mode mipmapFilterMode; float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4]; int reserved[12]; };
struct CUDA_RESOURCE_VIEW_DESC { int format; size_t width, height, depth; unsigned firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer; };
struct CUDA_KERNEL_NODE_PARAMS { CUfunction func; unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes; void **kernelParams, **extra; };
struct CUlaunchAttribute { CUlaunchAttributeID id; char pad[4]; union { char pad[64]; int cooperative; struct { unsigned x, y, z; } clusterDim; } value; };
struct CUlaunchConfig { unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes; CUstream hStream; CUlaunchAttribute *attrs; unsigned numAttrs; };
static inline WS_ATTR_H cudaChannelFormatDesc ws_cu_channels(CUarray_format f, unsigned n) {
  const int bits = f == CU_AD_FORMAT_HALF || f == CU_AD_FORMAT_UNSIGNED_INT16 || f == CU_AD_FORMAT_SIGNED_INT16 ? 16 : f == CU_AD_FORMAT_UNSIGNED_INT8 || f == CU_AD_FORMAT_SIGNED_INT8 ? 8 : 32;
  const cudaChannelFormatKind kind = f >= CU_AD_FORMAT_HALF ? cudaChannelFormatKindFloat : f >= CU_AD_FORMAT_SIGNED_INT8 ? cudaChannelFormatKindSigned : cudaChannelFormatKindUnsigned;
  return {bits, n > 1 ? bits : 0, n > 2 ? bits : 0, n > 3 ? bits : 0, kind};
}
WS_CU cuCtxAttach(CUcontext *c, unsigned) { return *c = (CUcontext)1, CUDA_SUCCESS; }
WS_CU cuCtxGetFlags(unsigned *f) { return *f = 0, CUDA_SUCCESS; }
WS_CU cuCtxGetCacheConfig(CUfunc_cache *c) { return *c = CU_FUNC_CACHE_PREFER_NONE, CUDA_SUCCESS; }
WS_CU cuCtxGetSharedMemConfig(CUsharedconfig *c) { return *c = CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE, CUDA_SUCCESS; }
WS_CU cuCtxSetSharedMemConfig(CUsharedconfig) { return CUDA_SUCCESS; }
WS_CU cuCtxDisablePeerAccess(CUcontext) { return CUDA_SUCCESS; }
WS_CU cuFuncSetSharedMemConfig(CUfunction, CUsharedconfig) { return CUDA_SUCCESS; }
WS_CU cuFuncGetModule(CUmodule *m, CUfunction) { return *m = (CUmodule)1, CUDA_SUCCESS; }
WS_CU cuModuleGetLoadingMode(CUmoduleLoadingMode *m) { return *m = CU_MODULE_EAGER_LOADING, CUDA_SUCCESS; }
WS_CU cuDevicePrimaryCtxGetState(CUdevice, unsigned *flags, int *active) { return *flags = 0, *active = 1, CUDA_SUCCESS; }
WS_CU cuDevicePrimaryCtxSetFlags(CUdevice, unsigned) { return CUDA_SUCCESS; }
WS_CU cuDevicePrimaryCtxReset(CUdevice) WS_CU_OF(cudaDeviceReset())
WS_CU cuDeviceGetByPCIBusId(CUdevice *d, const char *id) WS_CU_OF(cudaDeviceGetByPCIBusId(d, id))
WS_CU cuDeviceGetP2PAttribute(int *v, int, CUdevice, CUdevice) { return *v = 0, CUDA_SUCCESS; }
WS_CU cuDeviceGetProperties(CUdevprop *p, CUdevice d) {
  cudaDeviceProp q;
  const cudaError_t e = cudaGetDeviceProperties(&q, d);
  if (e) return (CUresult)e;
  *p = {q.maxThreadsPerBlock, {q.maxThreadsDim[0], q.maxThreadsDim[1], q.maxThreadsDim[2]}, {q.maxGridSize[0], q.maxGridSize[1], q.maxGridSize[2]}, (int)q.sharedMemPerBlock, (int)q.totalConstMem, q.warpSize, (int)q.memPitch, q.regsPerBlock, q.clockRate, (int)q.textureAlignment};
  return CUDA_SUCCESS;
}
// As modules, libraries are the program's own sources.
WS_CU cuLibraryLoadData(CUlibrary *l, const void *, CUjit_option *, void **, unsigned, void *, void **, unsigned) { return *l = (CUlibrary)1, CUDA_SUCCESS; }
WS_CU cuLibraryLoadFromFile(CUlibrary *l, const char *, CUjit_option *, void **, unsigned, void *, void **, unsigned) { return *l = (CUlibrary)1, CUDA_SUCCESS; }
WS_CU cuLibraryUnload(CUlibrary) { return CUDA_SUCCESS; }
WS_CU cuLibraryGetModule(CUmodule *m, CUlibrary) { return *m = (CUmodule)1, CUDA_SUCCESS; }
WS_CU cuLibraryGetKernel(CUkernel *k, CUlibrary, const char *name) { return cuModuleGetFunction(k, 0, name); }
WS_CU cuLibraryGetGlobal(CUdeviceptr *p, size_t *n, CUlibrary, const char *name) { return cuModuleGetGlobal(p, n, 0, name); }
WS_CU cuKernelGetFunction(CUfunction *f, CUkernel k) { return *f = k, CUDA_SUCCESS; }
WS_CU cuMemHostGetFlags(unsigned *f, void *p) WS_CU_OF(cudaHostGetFlags(f, p))
WS_CU cuMemAdvise(CUdeviceptr p, size_t n, CUmem_advise a, CUdevice d) WS_CU_OF(cudaMemAdvise((const void *)p, n, (cudaMemoryAdvise)a, d))
WS_CU cuMemcpyPeer(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext, size_t n) WS_CU_OF(cudaMemcpy((void *)to, (const void *)from, n, cudaMemcpyDeviceToDevice))
WS_CU cuMemcpyHtoA(CUarray a, size_t at, const void *from, size_t n) WS_CU_OF(cudaMemcpyToArray(a, at, 0, from, n, cudaMemcpyHostToDevice))
WS_CU cuMemcpyDtoA(CUarray a, size_t at, CUdeviceptr from, size_t n) WS_CU_OF(cudaMemcpyToArray(a, at, 0, (const void *)from, n, cudaMemcpyDeviceToDevice))
WS_CU cuMemcpyAtoH(void *to, CUarray a, size_t at, size_t n) WS_CU_OF(cudaMemcpyFromArray(to, a, at, 0, n, cudaMemcpyDeviceToHost))
WS_CU cuMemcpyAtoD(CUdeviceptr to, CUarray a, size_t at, size_t n) WS_CU_OF(cudaMemcpyFromArray((void *)to, a, at, 0, n, cudaMemcpyDeviceToDevice))
WS_CU cuMemcpyAtoA(CUarray to, size_t at, CUarray from, size_t of, size_t n) WS_CU_OF(cudaMemcpy2DArrayToArray(to, at, 0, from, of, 0, n, 1))
WS_CU cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *p) { return cuMemcpy2D(p); }
WS_CU cuMemcpy2DAsync(const CUDA_MEMCPY2D *p, CUstream s) {
  const char *from = (p->srcMemoryType == CU_MEMORYTYPE_HOST ? (const char *)p->srcHost : (const char *)p->srcDevice) + p->srcY * p->srcPitch + p->srcXInBytes;
  char *to = (p->dstMemoryType == CU_MEMORYTYPE_HOST ? (char *)p->dstHost : (char *)p->dstDevice) + p->dstY * p->dstPitch + p->dstXInBytes;
  if (p->dstMemoryType == CU_MEMORYTYPE_ARRAY) return (CUresult)cudaMemcpy2DToArrayAsync(p->dstArray, p->dstXInBytes, p->dstY, from, p->srcPitch, p->WidthInBytes, p->Height, cudaMemcpyDefault, s);
  if (p->srcMemoryType == CU_MEMORYTYPE_ARRAY) return (CUresult)cudaMemcpy2DFromArrayAsync(to, p->dstPitch, p->srcArray, p->srcXInBytes, p->srcY, p->WidthInBytes, p->Height, cudaMemcpyDefault, s);
  return (CUresult)cudaMemcpy2DAsync(to, p->dstPitch, from, p->srcPitch, p->WidthInBytes, p->Height, cudaMemcpyDefault, s);
}
static inline WS_ATTR_H cudaMemcpy3DParms ws_cu_copy(const CUDA_MEMCPY3D *p) {
  cudaMemcpy3DParms m = {};
  size_t element = 1;
  const CUarray array = p->srcMemoryType == CU_MEMORYTYPE_ARRAY ? p->srcArray : p->dstMemoryType == CU_MEMORYTYPE_ARRAY ? p->dstArray : 0;
  cudaChannelFormatDesc d;
  if (array && !cudaArrayGetInfo(&d, 0, 0, array)) element = (d.x + d.y + d.z + d.w) / 8;
  if (p->srcMemoryType == CU_MEMORYTYPE_ARRAY) m.srcArray = p->srcArray, m.srcPos = make_cudaPos(p->srcXInBytes / element, p->srcY, p->srcZ);
  else m.srcPtr = make_cudaPitchedPtr(p->srcMemoryType == CU_MEMORYTYPE_HOST ? (void *)p->srcHost : (void *)p->srcDevice, p->srcPitch ? p->srcPitch : p->WidthInBytes, p->WidthInBytes, p->srcHeight ? p->srcHeight : p->Height), m.srcPos = make_cudaPos(p->srcXInBytes, p->srcY, p->srcZ);
  if (p->dstMemoryType == CU_MEMORYTYPE_ARRAY) m.dstArray = p->dstArray, m.dstPos = make_cudaPos(p->dstXInBytes / element, p->dstY, p->dstZ);
  else m.dstPtr = make_cudaPitchedPtr(p->dstMemoryType == CU_MEMORYTYPE_HOST ? p->dstHost : (void *)p->dstDevice, p->dstPitch ? p->dstPitch : p->WidthInBytes, p->WidthInBytes, p->dstHeight ? p->dstHeight : p->Height), m.dstPos = make_cudaPos(p->dstXInBytes, p->dstY, p->dstZ);
  m.extent = make_cudaExtent(p->WidthInBytes / element, p->Height, p->Depth), m.kind = cudaMemcpyDefault;
  return m;
}
WS_CU cuMemcpy3D(const CUDA_MEMCPY3D *p) { const cudaMemcpy3DParms m = ws_cu_copy(p); return (CUresult)cudaMemcpy3D(&m); }
WS_CU cuMemcpy3DAsync(const CUDA_MEMCPY3D *p, CUstream s) { const cudaMemcpy3DParms m = ws_cu_copy(p); return (CUresult)cudaMemcpy3DAsync(&m, s); }
WS_CU cuMemsetD2D8(CUdeviceptr p, size_t pitch, unsigned char v, size_t width, size_t height) WS_CU_OF(cudaMemset2D((void *)p, pitch, v, width, height))
WS_CU cuMemsetD2D32(CUdeviceptr p, size_t pitch, unsigned v, size_t width, size_t height) {
  CUresult r = CUDA_SUCCESS;
  for (size_t y = 0; y < height && !r; ++y) r = ws_cu_fill(p + y * pitch, v, width);
  return r;
}
WS_CU cuMemsetD16Async(CUdeviceptr p, unsigned short v, size_t n, CUstream) { return ws_cu_fill(p, v, n); }
WS_CU cuArray3DCreate(CUarray *a, const CUDA_ARRAY3D_DESCRIPTOR *d) { const cudaChannelFormatDesc c = ws_cu_channels(d->Format, d->NumChannels); return (CUresult)cudaMalloc3DArray(a, &c, make_cudaExtent(d->Width, d->Height, d->Depth), d->Flags); }
WS_CU cuDeviceGetDefaultMemPool(CUmemoryPool *p, CUdevice d) WS_CU_OF(cudaDeviceGetDefaultMemPool(p, d))
WS_CU cuMemPoolTrimTo(CUmemoryPool p, size_t n) WS_CU_OF(cudaMemPoolTrimTo(p, n))
WS_CU cuMemPoolDestroy(CUmemoryPool p) WS_CU_OF(cudaMemPoolDestroy(p))
WS_CU cuMemAllocFromPoolAsync(CUdeviceptr *p, size_t n, CUmemoryPool, CUstream s) WS_CU_OF(cudaMallocAsync((void **)p, n, s))
WS_CU cuMemGetAccess(unsigned long long *flags, const CUmemLocation *, CUdeviceptr) { return *flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE, CUDA_SUCCESS; }
WS_CU cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *h, void *) { return *h = 2 << 20, CUDA_SUCCESS; }
WS_CU cuStreamGetFlags(CUstream s, unsigned *f) WS_CU_OF(cudaStreamGetFlags(s, f))
WS_CU cuStreamGetPriority(CUstream s, int *p) WS_CU_OF(cudaStreamGetPriority(s, p))
WS_CU cuStreamGetCtx(CUstream, CUcontext *c) { return *c = (CUcontext)1, CUDA_SUCCESS; }
WS_CU cuStreamAttachMemAsync(CUstream s, CUdeviceptr p, size_t n, unsigned flags) WS_CU_OF(cudaStreamAttachMemAsync(s, (void *)p, n, flags))
WS_CU cuStreamBeginCapture(CUstream s, CUstreamCaptureMode m) WS_CU_OF(cudaStreamBeginCapture(s, m))
WS_CU cuStreamEndCapture(CUstream s, CUgraph *g) WS_CU_OF(cudaStreamEndCapture(s, g))
WS_CU cuStreamIsCapturing(CUstream s, CUstreamCaptureStatus *c) WS_CU_OF(cudaStreamIsCapturing(s, c))
WS_CU cuGraphCreate(CUgraph *g, unsigned flags) WS_CU_OF(cudaGraphCreate(g, flags))
WS_CU cuGraphDestroy(CUgraph g) WS_CU_OF(cudaGraphDestroy(g))
WS_CU cuGraphExecDestroy(CUgraphExec e) WS_CU_OF(cudaGraphExecDestroy(e))
WS_CU cuGraphLaunch(CUgraphExec e, CUstream s) WS_CU_OF(cudaGraphLaunch(e, s))
WS_CU cuGraphInstantiate(CUgraphExec *e, CUgraph g, unsigned long long flags = 0) WS_CU_OF(cudaGraphInstantiateWithFlags(e, g, flags))
WS_CU cuGraphInstantiateWithFlags(CUgraphExec *e, CUgraph g, unsigned long long flags) WS_CU_OF(cudaGraphInstantiateWithFlags(e, g, flags))
WS_CU cuGraphAddKernelNode(CUgraphNode *node, CUgraph g, const CUgraphNode *after, size_t n, const CUDA_KERNEL_NODE_PARAMS *p) {
  cudaKernelNodeParams q = {};
  q.func = (void *)p->func, q.gridDim = dim3(p->gridDimX, p->gridDimY, p->gridDimZ), q.blockDim = dim3(p->blockDimX, p->blockDimY, p->blockDimZ), q.sharedMemBytes = p->sharedMemBytes, q.kernelParams = p->kernelParams, q.extra = p->extra;
  return (CUresult)cudaGraphAddKernelNode(node, g, after, n, &q);
}
WS_CU cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **args, void **extra) {
  for (unsigned i = 0; i < c->numAttrs; ++i)
    if (c->attrs[i].id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE && c->attrs[i].value.cooperative) return cuLaunchCooperativeKernel(f, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ, c->sharedMemBytes, c->hStream, args);
  return cuLaunchKernel(f, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ, c->sharedMemBytes, c->hStream, args, extra);
}
static inline WS_ATTR_H cudaResourceDesc ws_cu_resource(const CUDA_RESOURCE_DESC *r) {
  cudaResourceDesc d = {};
  d.resType = (cudaResourceType)r->resType;
  switch (r->resType) {
  case CU_RESOURCE_TYPE_ARRAY: d.res.array.array = r->res.array.hArray; break;
  case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: d.res.mipmap.mipmap = r->res.mipmap.hMipmappedArray; break;
  case CU_RESOURCE_TYPE_LINEAR: d.res.linear.devPtr = (void *)r->res.linear.devPtr, d.res.linear.desc = ws_cu_channels(r->res.linear.format, r->res.linear.numChannels), d.res.linear.sizeInBytes = r->res.linear.sizeInBytes; break;
  default: d.res.pitch2D.devPtr = (void *)r->res.pitch2D.devPtr, d.res.pitch2D.desc = ws_cu_channels(r->res.pitch2D.format, r->res.pitch2D.numChannels), d.res.pitch2D.width = r->res.pitch2D.width, d.res.pitch2D.height = r->res.pitch2D.height, d.res.pitch2D.pitchInBytes = r->res.pitch2D.pitchInBytes;
  }
  return d;
}
WS_CU cuTexObjectCreate(CUtexObject *t, const CUDA_RESOURCE_DESC *r, const CUDA_TEXTURE_DESC *d, const CUDA_RESOURCE_VIEW_DESC *) {
  const cudaResourceDesc resource = ws_cu_resource(r);
  cudaTextureDesc q = {};
  for (int i = 0; i < 3; ++i) q.addressMode[i] = (cudaTextureAddressMode)d->addressMode[i];
  for (int i = 0; i < 4; ++i) q.borderColor[i] = d->borderColor[i];
  q.filterMode = (cudaTextureFilterMode)d->filterMode, q.normalizedCoords = (d->flags & CU_TRSF_NORMALIZED_COORDINATES) != 0;
  // Integers of 8 and 16 bits are read as numbers up to 1, unless the flag says otherwise.
  cudaChannelFormatDesc c = resource.res.linear.desc;
  if (r->resType == CU_RESOURCE_TYPE_ARRAY) cudaArrayGetInfo(&c, 0, 0, r->res.array.hArray);
  const bool small = c.x < 32 && c.f != cudaChannelFormatKindFloat;
  q.readMode = small && !(d->flags & CU_TRSF_READ_AS_INTEGER) ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
  return (CUresult)cudaCreateTextureObject(t, &resource, &q, 0);
}
WS_CU cuTexObjectDestroy(CUtexObject t) WS_CU_OF(cudaDestroyTextureObject(t))
WS_CU cuSurfObjectCreate(CUsurfObject *s, const CUDA_RESOURCE_DESC *r) { const cudaResourceDesc resource = ws_cu_resource(r); return (CUresult)cudaCreateSurfaceObject(s, &resource); }
WS_CU cuSurfObjectDestroy(CUsurfObject s) WS_CU_OF(cudaDestroySurfaceObject(s))
extern "C" {
CUresult cuGetProcAddress(const char *, void **, int, unsigned long long, void * = 0);
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *, CUarray);
CUresult cuPointerGetAttributes(unsigned, CUpointer_attribute *, void **, CUdeviceptr);
CUresult cuStreamWaitValue32(CUstream, CUdeviceptr, unsigned, unsigned);
CUresult cuStreamWriteValue32(CUstream, CUdeviceptr, unsigned, unsigned);
CUresult cuTexRefCreate(CUtexref *);
CUresult cuTensorMapEncodeTiled(CUtensorMap *, int, unsigned, void *, const unsigned long long *, const unsigned long long *, const unsigned *, const unsigned *, int, int, int, int);
}
