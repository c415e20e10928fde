// race: 2 32 n=64 rounds=2
// Threads of the next round read what is written at the end of this one.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(float *a, float *b, int n, int rounds) {
  cg::grid_group grid = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int r = 0; r < rounds; ++r) {
    if (i > 0 && i < n - 1) b[i] = a[i - 1] + a[i + 1];
    grid.sync();
    if (i > 0 && i < n - 1) a[i] = b[i];
    __syncthreads();
  }
}
