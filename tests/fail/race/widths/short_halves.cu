// The halves overlap by one byte. Twin: pass/widths/short_halves.
// run: --grid 1 --block 64 --arg 'c=i8[8]:zeros' --model its
// expect: race waw 9 11
// run: --grid 1 --block 64 --arg 'c=i8[8]:zeros' --model lockstep
// expect: race waw 9 11
__global__ void k(char *c) {
  int t = threadIdx.x;
  if (t == 0)
    *(short *)(c + 2) = 0x0101;
  if (t == 32)
    c[3] = 2;
}
