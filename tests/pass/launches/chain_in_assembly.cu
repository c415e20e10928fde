// Each block waits for the one before it by a load in assembly: the flags begin as zeros.
// Twin: fail/race/launches/chain_in_assembly.
// run: --search default
// expect: none
__device__ int acquire(const int *flag) {
  int value;
  asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(value) : "l"(flag) : "memory");
  return value;
}
__device__ void release(int *flag, int value) {
  asm volatile("st.release.gpu.global.s32 [%0], %1;" : : "l"(flag), "r"(value) : "memory");
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
