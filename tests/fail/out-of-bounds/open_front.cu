// A buffer without a length begins at its pointer: thread 0 reads before it. Twin:
// pass/out-of-bounds/open_front.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[]:iota' --model its
// expect: out-of-bounds - 10
// run: --search default
// expect: out-of-bounds - 10
__global__ void k(int *o, const int *a) {
  int i = blockIdx.x * 64 + threadIdx.x;
  o[i] = a[i + 1];
  o[i] += a[i - 1];
}
