// Pairs of threads in two warps share a byte. Twin: pass/widths/bytes.
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --model its
// expect: race * 8 8
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --model lockstep
// expect: race * 8 8
__global__ void k(char *c) {
  int t = threadIdx.x;
  c[t & 31] = t + 1;
}
