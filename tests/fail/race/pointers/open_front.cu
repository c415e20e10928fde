// Blocks share the cell before the start of an open buffer, which a stencil at the border reads and the
// first thread of the next block writes. Twin: pass/pointers/open_front.
// run: --grid 2 --block 64 --arg 'a=i32[]:iota' --model its
// expect: race * 9 10
__global__ void k(int *a) {
  int t = threadIdx.x;
  if (t == 0) {
    if (blockIdx.x == 0)
      a[-1] = 7;
    a[128 + blockIdx.x] = a[-1];
  }
}
