// The consumer gives the buffer back before it has read it.
// run: --grid 1 --block 64 --arg 'in=u32[256]:iota' --arg 'out=u32[256]:zeros'
// expect: race war 22 27
__device__ unsigned shared_address(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void init(unsigned long long *b, unsigned n) { asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(shared_address(b)), "r"(n)); }
__device__ void arrive(unsigned long long *b) {
  asm volatile("{ .reg .b64 state;\n mbarrier.arrive.shared.b64 state, [%0]; }" ::"r"(shared_address(b)) : "memory");
}
__device__ void wait(unsigned long long *b, unsigned parity) {
  asm volatile("{\n .reg .pred P1;\n LAB_WAIT:\n mbarrier.try_wait.parity.shared.b64 P1, [%0], %1;\n"
      " @!P1 bra LAB_WAIT;\n }" ::"r"(shared_address(b)), "r"(parity) : "memory");
}
__global__ void stages(const unsigned *in, unsigned *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ unsigned buffer[32];
  __shared__ unsigned long long full, empty;
  int t = threadIdx.x % 32;
  if (threadIdx.x == 0) { init(&full, 32); init(&empty, 32); }
  __syncthreads();
  for (int i = 0; i < 8; ++i) {
    if (threadIdx.x < 32) {
      wait(&empty, (i + 1) & 1);
      buffer[t] = in[32 * i + t];
      arrive(&full);
    } else {
      wait(&full, i & 1);
      arrive(&empty);
      out[32 * i + t] = buffer[31 - t];
    }
  }
}
