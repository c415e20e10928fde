// A byte is written, the whole word is read by the other warp: the views overlap in one byte. Twin:
// pass/widths/byte_and_word.
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --arg 'o=i32[64]:zeros' --model its
// expect: race * 9 10
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 9 10
__global__ void k(char *c, int *o) {
  int t = threadIdx.x;
  c[t] = 1;
  o[t] = ((int *)c)[(t ^ 32) >> 2];
}
