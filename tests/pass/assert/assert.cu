// An assertion that holds. Twin: fail/assert/assert.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  assert(a[t] < 64);
  o[t] = t;
}
