// Two arguments that point into one buffer: what one writes the other reads. Twin: pass/pointers/aliased.
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --arg b=@a --model its
// expect: race raw 10 11
// expect: race war 10 11
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --arg b=@a --model lockstep
// expect: race raw 10 11
// expect: race war 10 11
__global__ void k(const int *a, int *b) {
  int t = threadIdx.x;
  int v = a[t ^ 32];
  b[t] = v;
}
