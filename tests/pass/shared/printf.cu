// Output of all threads. Twin: fail/race/shared/printf.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
#include <cstdio>
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = t;
  if (t % 16 == 0)
    printf("thread %d of %s: %f %c\n", t, "k", t * 0.5, 'x');
}
