// Half of each warp waits at the barrier of the grid, and the other half works on.
// Twin: pass/barrier-divergence/grid_part_of_warp.
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model its
// expect: barrier-divergence - 12
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model lockstep
// expect: barrier-divergence - 12
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  if (threadIdx.x % 32 < 16)
    g.sync();
  a[blockIdx.x * 64 + threadIdx.x] = 1;
}
