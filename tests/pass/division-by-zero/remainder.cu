// A divisor that is not zero. Twin: fail/division-by-zero/remainder.
// run: --grid 1 --block 32 --arg 'o=u32[32]:zeros' --arg n=0 --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=u32[32]:zeros' --arg n=0 --model lockstep
// expect: none
__global__ void k(unsigned *o, unsigned n) { // warpscope: n >= 0
  unsigned t = threadIdx.x;
  o[t] = t % (n + 8);
}
