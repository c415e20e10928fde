// An int at an odd address. Twin: pass/misaligned/misaligned.
// run: --grid 1 --block 32 --arg 'c=i8[256]:zeros' --arg 'o=i32[32]:zeros' --model its
// expect: misaligned - 8
// run: --grid 1 --block 32 --arg 'c=i8[256]:zeros' --arg 'o=i32[32]:zeros' --model lockstep
// expect: misaligned - 8
__global__ void k(const char *c, int *o) {
  int t = threadIdx.x;
  o[t] = *(const int *)(c + 4 * t + 1);
}
