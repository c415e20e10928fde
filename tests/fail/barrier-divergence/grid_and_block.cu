// One warp of each block waits at the barrier of the grid, the other at that of the block.
// Twin: pass/barrier-divergence/grid_and_block.
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model its
// expect: barrier-divergence * 15 17
// expect: deadlock - 15
// run: --grid 4 --block 64 --arg 'a=i32[256]:zeros' --model lockstep
// expect: barrier-divergence * 15 17
// expect: deadlock - 15
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  a[blockIdx.x * 64 + threadIdx.x] = 1;
  if (threadIdx.x < 32)
    g.sync();
  else
    __syncthreads();
}
