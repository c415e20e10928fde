// A stencil that leaves out what lies before a buffer without a length. Twin: fail/out-of-bounds/open_front.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[]:iota' --model its
// expect: none
// run: --search default
// expect: none
__global__ void k(int *o, const int *a) {
  int i = blockIdx.x * 64 + threadIdx.x;
  o[i] = a[i + 1];
  if (i > 0) o[i] += a[i - 1];
}
