// The two halves of a word, one for each warp. Twin: fail/race/widths/short_halves.
// run: --grid 1 --block 64 --arg 'c=i8[8]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'c=i8[8]:zeros' --model lockstep
// expect: none
__global__ void k(char *c) {
  int t = threadIdx.x;
  if (t == 0)
    *(short *)(c + 2) = 0x0101;
  if (t == 32)
    c[4] = 2;
}
