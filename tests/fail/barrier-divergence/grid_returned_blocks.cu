// Whole blocks return before the barrier of the grid, which waits for all blocks.
// Twin: pass/barrier-divergence/grid_returned_blocks.
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --arg n=40 --model its
// expect: barrier-divergence - 17
// expect: deadlock - 17
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --arg n=40 --model lockstep
// expect: barrier-divergence - 17
// expect: deadlock - 17
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a, int n) {
  cg::grid_group g = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  a[i] = i;
  g.sync();
}
