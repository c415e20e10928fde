// A block barrier where a grid-wide one is needed. Twin: pass/between_blocks/grid_sync.
// run: --grid 2 --block 32 --arg 'a=i32[64]:zeros' --arg 'o=i32[64]:zeros' --model its
// expect: race * 9 11
// run: --grid 2 --block 32 --arg 'a=i32[64]:zeros' --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 9 11
#include <cooperative_groups.h>
__global__ void k(int *a, int *o) {
  int i = blockIdx.x * 32 + threadIdx.x;
  a[i] = i;
  cooperative_groups::this_thread_block().sync();
  o[i] = a[63 - i];
}
