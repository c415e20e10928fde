// Inline assembly with labels: a branch around a part, a loop, and a loop that waits for another block.
// Twin: fail/race/ptx/labels.
// run: --grid 2 --block 32 --arg 'flag=i32[1]:zeros' --arg 'out=i32[]:zeros' --arg 'data=i32[]:zeros'
// expect: none
#include <assert.h>
__device__ int clamped(int value, int most) {
  int result;
  asm volatile(
      "{\n"
      ".reg .pred p;\n"
      "setp.gt.s32 p, %1, %2;\n"
      "@p bra TOO_LARGE;\n"
      "mov.s32 %0, %1;\n"
      "bra.uni DONE;\n"
      "TOO_LARGE:\n"
      "mov.s32 %0, %2;\n"
      "DONE:\n"
      "}"
      : "=r"(result)
      : "r"(value), "r"(most));
  return result;
}
__device__ int sum_up_to(int n) {
  int sum = 0;
  asm volatile(
      "{\n"
      ".reg .pred p;\n"
      ".reg .s32 i;\n"
      "mov.s32 i, 0;\n"
      "LOOP_%=:\n"
      "add.s32 %0, %0, i;\n"
      "add.s32 i, i, 1;\n"
      "setp.le.s32 p, i, %1;\n"
      "@p bra LOOP_%=;\n"
      "}"
      : "+r"(sum)
      : "r"(n));
  return sum;
}
__device__ void wait_for(int *flag) {
  asm volatile(
      "{\n"
      ".reg .pred p;\n"
      ".reg .s32 seen;\n"
      "WAIT_%=:\n"
      "ld.acquire.gpu.global.s32 seen, [%0];\n"
      "setp.eq.s32 p, seen, 0;\n"
      "@p bra WAIT_%=;\n"
      "}" ::"l"(flag)
      : "memory");
}
__global__ void k(int *flag, int *data, int *out) {
  int t = threadIdx.x;
  assert(clamped(t, 9) == min(t, 9));
  assert(sum_up_to(t) == t * (t + 1) / 2);
  if (t != 0) return;
  if (blockIdx.x == 0) {
    data[0] = 4;
    asm volatile("st.release.gpu.global.s32 [%0], 1;" ::"l"(flag) : "memory");
  } else {
    wait_for(flag);
    out[0] = data[0];
  }
}
