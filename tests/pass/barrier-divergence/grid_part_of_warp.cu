// The whole warp waits.
// Twin: fail/barrier-divergence/grid_part_of_warp.
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model its
// expect: none
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model lockstep
// expect: none
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  if (blockDim.x % 32 < 16)
    g.sync();
  a[blockIdx.x * 64 + threadIdx.x] = 1;
}
