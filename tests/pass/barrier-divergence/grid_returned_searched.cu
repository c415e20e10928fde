// Threads beyond n skip the work, not the barrier. Twin: fail/barrier-divergence/grid_returned_searched.
// run: --search default
// expect: none
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void two_phases(int *data, int *out, int n) {
  cg::grid_group g = cg::this_grid();
  int i = g.thread_rank();
  if (i < n) data[i] = i * 2;
  g.sync();
  if (i < n) out[i] = data[n - 1 - i];
}
