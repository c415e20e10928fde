// Launches by kernels. They are collected in the module's memory, and made when the kernel that asked for them has ended, in the
// order in which they were asked for. Included by cuda_shim.h where a program needs it (-fgpu-rdc).
#pragma once
extern "C" {
struct ws_launch { unsigned long long function, arguments; unsigned grid[3], block[3], shared, unused; };
struct ws_launch_queue {
  unsigned count, bytes;
  ws_launch list[2048];
  alignas(64) unsigned char arguments[1 << 18];
};
__attribute__((device, weak)) ws_launch_queue __ws_launches;
__attribute__((device)) inline void *cudaGetParameterBuffer(size_t align, size_t size) {
  size_t need = (size + 63) / 64 * 64;
  unsigned at = atomicAdd(&__ws_launches.bytes, (unsigned)need);
  return at + need <= sizeof __ws_launches.arguments ? __ws_launches.arguments + at : nullptr;
}
__attribute__((device)) inline cudaError_t cudaLaunchDevice(void *function, void *arguments, dim3 grid, dim3 block, unsigned shared, cudaStream_t) {
  unsigned at = atomicAdd(&__ws_launches.count, 1u);
  if (at >= sizeof __ws_launches.list / sizeof(ws_launch)) return cudaErrorLaunchPendingCountExceeded;
  ws_launch &l = __ws_launches.list[at];
  l.function = (unsigned long long)function;
  l.arguments = (unsigned char *)arguments - __ws_launches.arguments;
  l.grid[0] = grid.x; l.grid[1] = grid.y; l.grid[2] = grid.z;
  l.block[0] = block.x; l.block[1] = block.y; l.block[2] = block.z;
  l.shared = shared;
  return cudaSuccess;
}
// What kernels may call of the runtime: all of their launches run one after another.
#define WS_DEVICE_RT __attribute__((device)) inline cudaError_t
WS_DEVICE_RT cudaStreamCreateWithFlags(cudaStream_t *s, unsigned) { *s = (cudaStream_t)1; return cudaSuccess; }
WS_DEVICE_RT cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
WS_DEVICE_RT cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned) { return cudaSuccess; }
WS_DEVICE_RT cudaEventCreateWithFlags(cudaEvent_t *e, unsigned) { *e = (cudaEvent_t)1; return cudaSuccess; }
WS_DEVICE_RT cudaEventRecord(cudaEvent_t, cudaStream_t) { return cudaSuccess; }
WS_DEVICE_RT cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }
WS_DEVICE_RT cudaGetLastError() { return cudaSuccess; }
WS_DEVICE_RT cudaPeekAtLastError() { return cudaSuccess; }
WS_DEVICE_RT cudaGetDevice(int *d) { *d = 0; return cudaSuccess; }
WS_DEVICE_RT cudaGetDeviceCount(int *n) { *n = 1; return cudaSuccess; }
WS_DEVICE_RT cudaMemcpyAsync(void *to, const void *from, size_t n, cudaMemcpyKind, cudaStream_t) { memcpy(to, from, n); return cudaSuccess; }
WS_DEVICE_RT cudaMemsetAsync(void *to, int v, size_t n, cudaStream_t) { memset(to, v, n); return cudaSuccess; }
__attribute__((device)) inline const char *cudaGetErrorString(cudaError_t) { return "error"; }
}
