// Memory at reserved addresses by the driver API, and a kernel of a module.
// nvcc: no, its module is the program itself
#include <cuda.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
#define DRV(x) do { CUresult r_ = (x); if (r_ != CUDA_SUCCESS) { const char *s_; cuGetErrorString(r_, &s_); printf("%s failed: %s\n", #x, s_); exit(1);} } while (0)
extern "C" __global__ void increment(int *p, int n, int by) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] += by; }
__constant__ int table[4];
int main() {
  DRV(cuInit(0));
  int count; DRV(cuDeviceGetCount(&count));
  CUdevice dev; DRV(cuDeviceGet(&dev, 0));
  char name[128]; DRV(cuDeviceGetName(name, sizeof name, dev));
  int major, minor, vmm; DRV(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, dev));
  DRV(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, dev));
  DRV(cuDeviceGetAttribute(&vmm, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, dev));
  printf("devices %d, capability %d.%d, vmm %d\n", count, major, minor, vmm);
  CUcontext ctx; DRV(cuCtxCreate(&ctx, 0, dev));
  if (!vmm) { puts("no virtual memory management: waived"); return 0; }
  CUmemAllocationProp prop = {};
  prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  prop.location.id = dev;
  size_t gran; DRV(cuMemGetAllocationGranularity(&gran, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  size_t size = ((10000 * sizeof(int) + gran - 1) / gran) * gran;
  CUdeviceptr va; DRV(cuMemAddressReserve(&va, 2 * size, 0, 0, 0));
  CUmemGenericAllocationHandle h[2];
  CUmemAccessDesc access = {}; access.location = prop.location; access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  for (int i = 0; i < 2; i++) { DRV(cuMemCreate(&h[i], size, &prop, 0)); DRV(cuMemMap(va + i * size, size, 0, h[i], 0)); DRV(cuMemSetAccess(va + i * size, size, &access, 1)); }
  CUmodule mod; DRV(cuModuleLoad(&mod, "increment.ptx"));
  CUfunction fn; DRV(cuModuleGetFunction(&fn, mod, "increment"));
  int n = 2 * size / sizeof(int), by = 5;
  if (n > 20000) n = 20000;
  DRV(cuMemsetD32(va, 37, n));
  void *args[] = {&va, &n, &by};
  DRV(cuLaunchKernel(fn, (n + 255) / 256, 1, 1, 256, 1, 1, 0, 0, args, 0));
  DRV(cuCtxSynchronize());
  std::vector<int> host(n); DRV(cuMemcpyDtoH(host.data(), va, n * sizeof(int)));
  bool ok = true; for (int v : host) ok &= v == 42;
  for (int i = 0; i < 2; i++) { DRV(cuMemUnmap(va + i * size, size)); DRV(cuMemRelease(h[i])); }
  DRV(cuMemAddressFree(va, 2 * size));
  CUevent e0, e1; DRV(cuEventCreate(&e0, CU_EVENT_DEFAULT)); DRV(cuEventCreate(&e1, 0)); DRV(cuEventRecord(e0, 0)); DRV(cuEventRecord(e1, 0)); DRV(cuEventSynchronize(e1));
  float ms; DRV(cuEventElapsedTime(&ms, e0, e1));
  DRV(cuModuleUnload(mod)); DRV(cuCtxDestroy(ctx));
  puts(ok && ms >= 0 ? "PASSED" : "FAILED"); return !ok;
}
