// proved
// A barrier of the grid orders what threads of two blocks do.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(float *a, float *b, int n, int rounds) {
  cg::grid_group grid = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int r = 0; r < rounds; ++r) {
    if (i > 0 && i < n - 1) b[i] = a[i - 1] + a[i + 1];
    grid.sync();
    if (i > 0 && i < n - 1) a[i] = b[i];
    grid.sync();
  }
}
