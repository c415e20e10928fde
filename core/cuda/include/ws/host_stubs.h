// Functions of the device in functions that are compiled for both sides: NVIDIA's compiler only warns of such calls, and the
// host's version does not run, or runs alone. Included by cuda_shim.h for the host's side.
#pragma once
extern "C++" {
#define WS_STUB static inline __attribute__((host, always_inline, nodebug))
#define WS_STUB_ATOMIC(name, T, e) WS_STUB T name(T *p, T v) { T old = *p; *p = (e); return old; }
#define WS_STUB_ATOMICS(T) \
  WS_STUB_ATOMIC(atomicAdd, T, old + v) WS_STUB_ATOMIC(atomicSub, T, old - v) WS_STUB_ATOMIC(atomicExch, T, v) WS_STUB_ATOMIC(atomicMin, T, v < old ? v : old) WS_STUB_ATOMIC(atomicMax, T, old < v ? v : old) \
  WS_STUB_ATOMIC(atomicAnd, T, old &v) WS_STUB_ATOMIC(atomicOr, T, old | v) WS_STUB_ATOMIC(atomicXor, T, old ^ v) \
  WS_STUB T atomicCAS(T *p, T e, T v) { T old = *p; if (old == e) *p = v; return old; }
WS_STUB_ATOMICS(int) WS_STUB_ATOMICS(unsigned) WS_STUB_ATOMICS(unsigned long long) WS_STUB_ATOMICS(long long)
#define WS_STUB_FLOATS(T) WS_STUB_ATOMIC(atomicAdd, T, old + v) WS_STUB_ATOMIC(atomicExch, T, v)
WS_STUB_FLOATS(float) WS_STUB_FLOATS(double)
WS_STUB float atomicSub(float *p, float v) { return atomicAdd(p, -v); }
WS_STUB unsigned atomicInc(unsigned *p, unsigned v) { unsigned old = *p; *p = old >= v ? 0 : old + 1; return old; }
WS_STUB unsigned atomicDec(unsigned *p, unsigned v) { unsigned old = *p; *p = old == 0 || old > v ? v : old - 1; return old; }
WS_STUB void __threadfence() {}
WS_STUB void __threadfence_block() {}
WS_STUB void __threadfence_system() {}
WS_STUB void __syncwarp(unsigned = ~0u) {}
WS_STUB unsigned __activemask() { return 1; }
WS_STUB int __all_sync(unsigned, int p) { return p != 0; }
WS_STUB int __any_sync(unsigned, int p) { return p != 0; }
WS_STUB unsigned __ballot_sync(unsigned, int p) { return p != 0; }
#define WS_STUB_SHUFFLE(T) \
  WS_STUB T __shfl_sync(unsigned, T v, int, int = 32) { return v; } WS_STUB T __shfl_up_sync(unsigned, T v, unsigned, int = 32) { return v; } \
  WS_STUB T __shfl_down_sync(unsigned, T v, unsigned, int = 32) { return v; } WS_STUB T __shfl_xor_sync(unsigned, T v, int, int = 32) { return v; }
WS_STUB_SHUFFLE(int) WS_STUB_SHUFFLE(unsigned) WS_STUB_SHUFFLE(float) WS_STUB_SHUFFLE(double) WS_STUB_SHUFFLE(long long) WS_STUB_SHUFFLE(unsigned long long)
} // extern "C++"
