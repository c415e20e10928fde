// race: 2 32 n=128
// The step is one short.
#include <cooperative_groups.h>
__global__ void k(int *o, int n) {
  cooperative_groups::grid_group g = cooperative_groups::this_grid();
  for (int i = g.thread_rank(); i < n; i += g.size() - 1) o[i] = i;
}
