// All threads come to the barrier of the grid.
// Twin: fail/barrier-divergence/grid_some_threads.
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --model its
// expect: none
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --model lockstep
// expect: none
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a) {
  cg::grid_group g = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x % 2 == 0)
    a[i] = 1;
  g.sync();
  if (threadIdx.x % 2 == 0)
    a[i] += 1;
}
