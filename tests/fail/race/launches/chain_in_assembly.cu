// The store of the flag releases nothing. Twin: pass/launches/chain_in_assembly.
// run: --search default
// expect: race raw 18 20
__device__ int acquire(const int *flag) {
  int value;
  asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(value) : "l"(flag) : "memory");
  return value;
}
__device__ void release(int *flag, int value) {
  asm volatile("st.relaxed.gpu.global.s32 [%0], %1;" : : "l"(flag), "r"(value) : "memory");
}
__global__ void chain(int *flags, float *sums, const float *x) {
  if (threadIdx.x == 0) {
    float sum = x[blockIdx.x];
    if (blockIdx.x > 0) {
      while (acquire(&flags[blockIdx.x - 1]) == 0) {
      }
      sum += sums[blockIdx.x - 1];
    }
    sums[blockIdx.x] = sum;
    release(&flags[blockIdx.x], 1);
  }
}
