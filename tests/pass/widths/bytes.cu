// Neighbouring bytes of one word, each written by its own thread. Twin: fail/race/widths/bytes.
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --model lockstep
// expect: none
__global__ void k(char *c) {
  int t = threadIdx.x;
  c[t] = t + 1;
}
