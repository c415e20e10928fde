// Division rounds towards zero, a shift down. Twin: pass/assert/integer_math.
// run: --grid 1 --block 32 --arg n=7 --model its
// expect: assert - 7
// run: --grid 1 --block 32 --arg n=7 --model lockstep
// expect: assert - 7
__global__ void k(int n) { // warpscope: n == 7
  assert(-n / 2 == -n >> 1);
}
