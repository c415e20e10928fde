// Block 0 waits at one barrier of the grid, the other blocks at another.
// Twin: pass/barrier-divergence/grid_two_places.
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model its
// expect: barrier-divergence * 13 15
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model lockstep
// expect: barrier-divergence * 13 15
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  a[blockIdx.x * 64 + threadIdx.x] = 1;
  if (blockIdx.x == 0)
    g.sync();
  else
    g.sync();
}
