// A grid-wide barrier orders blocks. Twin: fail/race/between_blocks/grid_sync.
// run: --grid 2 --block 32 --arg 'a=i32[64]:zeros' --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 2 --block 32 --arg 'a=i32[64]:zeros' --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
#include <cooperative_groups.h>
__global__ void k(int *a, int *o) {
  int i = blockIdx.x * 32 + threadIdx.x;
  a[i] = i;
  cooperative_groups::this_grid().sync();
  o[i] = a[63 - i];
}
