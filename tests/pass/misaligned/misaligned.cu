// An int at a multiple of four bytes. Twin: fail/misaligned/misaligned.
// run: --grid 1 --block 32 --arg 'c=i8[256]:zeros' --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'c=i8[256]:zeros' --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(const char *c, int *o) {
  int t = threadIdx.x;
  o[t] = *(const int *)(c + 4 * t);
}
