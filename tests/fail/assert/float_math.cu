// A third is not the same as float and as double. Twin: pass/assert/float_math.
// run: --grid 1 --block 32 --arg x=2.0 --model its
// expect: assert - 7
// run: --grid 1 --block 32 --arg x=2.0 --model lockstep
// expect: assert - 7
__global__ void k(float x) { // warpscope: x == 2.0
  assert((float)(x / 3) == (double)x / 3);
}
