// Tail threads of the last block return before the barrier of the grid; every block still comes to it.
// Twin: pass/exited-threads/grid_partial_block.
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --arg n=120 --model its
// expect: none
// expect-note: exited-threads - 16
// run: --grid 4 --block 32 --arg 'a=i32[128]:iota' --arg n=120 --model lockstep
// expect: exited-threads - 16
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
