// Loads and stores under a predicate: only the lanes with it access memory. Twin: fail/race/ptx/guarded_accesses.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[32]:iota'
// expect: none
// run: --search default
// expect: none
#include <assert.h>
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x, v = 7;
  asm volatile("{ .reg .pred p; setp.lt.s32 p, %1, 32; mov.b32 %0, -1; @p ld.global.b32 %0, [%2]; }"
               : "=r"(v) : "r"(t), "l"(a + t));
  assert(v == (t < 32 ? a[t] : -1));
  asm volatile("{ .reg .pred p, q; setp.eq.s32 p|q, %0, 3; @p st.global.s32 [%1], %0; @p st.global.s32 [%1], 9; }"
               :: "r"(t), "l"(o + t) : "memory");
  assert(o[t] == (t == 3 ? 9 : 0));
  asm volatile("{ .reg .pred p; setp.ge.s32 p, %0, 60; @p exit; }" :: "r"(t));
  assert(t < 60);
}
