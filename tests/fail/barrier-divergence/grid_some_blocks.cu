// Only the blocks with an even number come to the barrier of the grid, which waits for all blocks.
// Twin: pass/barrier-divergence/grid_some_blocks.
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --model its
// expect: barrier-divergence - 16
// expect: deadlock - 16
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --model lockstep
// expect: barrier-divergence - 16
// expect: deadlock - 16
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (blockIdx.x % 2 == 0) {
    int v = a[i];
    g.sync();
    a[i] = v + 1;
  } else {
    a[i] = 0;
  }
}
