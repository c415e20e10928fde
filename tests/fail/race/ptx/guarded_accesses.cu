// A store under a predicate that two lanes have. Twin: pass/ptx/guarded_accesses.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros'
// expect: race waw 7
// run: --search default
// expect: race waw 7
__global__ void k(int *o) {
  asm volatile("{ .reg .pred p; setp.lt.s32 p, %0, 32; @p st.global.s32 [%1], %0; }" :: "r"(threadIdx.x), "l"(o + threadIdx.x / 2) : "memory");
}
