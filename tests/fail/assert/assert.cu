// An assertion that fails for the last thread. Twin: pass/assert/assert.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: assert - 8
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: assert - 8
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  assert(a[t] < 63);
  o[t] = t;
}
