// Two arguments, two buffers. Twin: fail/race/pointers/aliased.
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --arg 'b=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --arg 'b=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(const int *a, int *b) {
  int t = threadIdx.x;
  int v = a[t ^ 32];
  b[t] = v;
}
