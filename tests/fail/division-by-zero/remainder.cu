// Remainder by an argument that is zero. Twin: pass/division-by-zero/remainder.
// run: --grid 1 --block 32 --arg 'o=u32[32]:zeros' --arg n=0 --model its
// expect: division-by-zero - 8
// run: --grid 1 --block 32 --arg 'o=u32[32]:zeros' --arg n=0 --model lockstep
// expect: division-by-zero - 8
__global__ void k(unsigned *o, unsigned n) { // warpscope: n >= 0
  unsigned t = threadIdx.x;
  o[t] = t % n;
}
