// Shared memory and barriers in inline assembly. Twin: fail/race/ptx/inline_ptx_sync, without the barrier.
// run: --grid 2 --block 64 --arg 'o=u32[128]:zeros' --model its
// expect: none
// run: --grid 2 --block 64 --arg 'o=u32[128]:zeros' --model lockstep
// expect: none
__global__ void k(unsigned *o) {
  __shared__ unsigned s[64];
  unsigned t = threadIdx.x, v;
  unsigned long long at;
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(at) : "l"(s));
  asm volatile("st.shared.u32 [%0], %1;" : : "l"(at + 4 * t), "r"(t) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(v) : "l"(at + 4 * (63 - t)) : "memory");
  o[blockIdx.x * 64 + t] = v;
}
