// Shared memory in inline assembly without a barrier between. Twin: pass/ptx/inline_ptx_sync.
// run: --grid 2 --block 64 --arg 'o=u32[128]:zeros' --model its
// expect: race * 13 14
// expect: uninitialized-read - 14
// run: --grid 2 --block 64 --arg 'o=u32[128]:zeros' --model lockstep
// expect: race * 13 14
// expect: uninitialized-read - 14
__global__ void k(unsigned *o) {
  __shared__ unsigned s[64];
  unsigned t = threadIdx.x, v;
  unsigned long long at;
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(at) : "l"(s));
  asm volatile("st.shared.u32 [%0], %1;" : : "l"(at + 4 * t), "r"(t) : "memory");
  asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(v) : "l"(at + 4 * (63 - t)) : "memory");
  o[blockIdx.x * 64 + t] = v;
}
