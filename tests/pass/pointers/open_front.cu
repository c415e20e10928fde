// A buffer without a length reaches before its start too, as a stencil at the border does; what
// lies there goes on as the generator says. Twins: fail/race/pointers/open_front, fail/out-of-bounds/negative.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[]:iota' --model its
// expect: none
__global__ void k(int *o, const int *a) {
  int i = blockIdx.x * 64 + threadIdx.x;
  o[i] = a[i - 1] + a[i + 1];
  assert(o[i] == 2 * i);
}
