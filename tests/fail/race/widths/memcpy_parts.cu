// Pieces of 6 bytes every 5 bytes: each overlaps the next by one byte, so threads 31 and 32 write one byte
// and so do all neighbours, by one instruction. Twin: pass/widths/memcpy_parts.
// run: --grid 1 --block 64 --arg 'o=i8[400]:zeros' --arg 'a=i8[400]:iota' --model its
// expect: race waw 9 9
// run: --grid 1 --block 64 --arg 'o=i8[400]:zeros' --arg 'a=i8[400]:iota' --model lockstep
// expect: race waw 9 9
__global__ void k(char *o, const char *a) {
  int t = threadIdx.x;
  memcpy(o + 5 * t, a + 6 * t, 6);
}
