// race: 2 32 n=3
// Behind the branch nothing is ordered if the barrier is left out.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *a, int *b, int n) {
  cg::grid_group grid = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  a[i] = i;
  if (n > 3)
    grid.sync();
  b[i] = a[gridDim.x * blockDim.x - 1 - i];
}
