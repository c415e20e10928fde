// Pieces of 5 bytes side by side. Twin: fail/race/widths/memcpy_parts.
// run: --grid 1 --block 64 --arg 'o=i8[400]:zeros' --arg 'a=i8[400]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i8[400]:zeros' --arg 'a=i8[400]:iota' --model lockstep
// expect: none
__global__ void k(char *o, const char *a) {
  int t = threadIdx.x;
  memcpy(o + 5 * t, a + 6 * t, 5);
}
