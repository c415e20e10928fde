// The printed value is that of another warp. Twin: pass/shared/printf.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race * 9 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 9 10
#include <cstdio>
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = t;
  printf("%d\n", o[t ^ 32]);
}
