// race: 1 64
// Two words of each thread, of which one is the next thread's.
__global__ void k(const unsigned *in, unsigned *out) {
  __shared__ unsigned s[1024];
  unsigned t = threadIdx.x, v;
  unsigned base = (unsigned)__cvta_generic_to_shared(s);
  asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(v) : "l"(in + blockIdx.x * blockDim.x + t));
  asm volatile("st.shared.u32 [%0], %1;" :: "r"(base + 4 * t), "r"(v) : "memory");
  asm volatile("st.shared.u32 [%0], %1;" :: "r"(base + 4 * t + 4), "r"(v) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(v) : "r"(base + 4 * (blockDim.x - 1 - t)) : "memory");
  asm volatile("st.global.u32 [%0], %1;" :: "l"(out + blockIdx.x * blockDim.x + t), "r"(v) : "memory");
}
