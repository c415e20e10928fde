// The flag is written and read relaxed: nothing orders the data. Twin: pass/ptx/inline_ptx_atomic.
// run: --grid 2 --block 32 --arg 'data=u32[1]:zeros' --arg 'flag=u32[1]:zeros' --arg 'o=u32[1]:zeros' --model its
// expect: race * 10 16
// run: --grid 2 --block 32 --arg 'data=u32[1]:zeros' --arg 'flag=u32[1]:zeros' --arg 'o=u32[1]:zeros' --model lockstep
// expect: race * 10 16
__global__ void k(unsigned *data, unsigned *flag, unsigned *o) {
  if (threadIdx.x != 0) return;
  unsigned seen;
  if (blockIdx.x == 0) {
    data[0] = 7;
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" : : "l"(flag), "r"(1) : "memory");
  } else {
    do
      asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    while (seen == 0);
    asm volatile("red.global.add.u32 [%0], %1;" : : "l"(o), "r"(data[0]) : "memory");
  }
}
