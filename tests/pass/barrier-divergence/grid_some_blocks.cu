// All blocks come to the barrier of the grid.
// Twin: fail/barrier-divergence/grid_some_blocks.
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --model its
// expect: none
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --model lockstep
// expect: none
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = a[127 - i];
  g.sync();
  a[i] = blockIdx.x % 2 == 0 ? v + 1 : 0;
}
