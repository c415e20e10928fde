// Blocks beyond n return before the barrier of the grid. The search finds it: a launch that hangs for that reason is
// not discarded. Twin: pass/barrier-divergence/grid_returned_searched.
// run: --search default
// expect: barrier-divergence - 13
// expect-note: exited-threads - 13
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void two_phases(int *data, int *out, int n) {
  cg::grid_group g = cg::this_grid();
  int i = g.thread_rank();
  if (i >= n) return;
  data[i] = i * 2;
  g.sync();
  out[i] = data[n - 1 - i];
}
