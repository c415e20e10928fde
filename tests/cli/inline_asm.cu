// Inline assembly cannot be simulated; the command must say so, and where.
__global__ void k(int *o) {
  int lane;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
  o[threadIdx.x] = lane;
}
