// No thread is beyond n.
// Twin: fail/barrier-divergence/grid_returned_blocks.
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --arg n=128 --model its
// expect: none
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --arg n=128 --model lockstep
// expect: none
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
