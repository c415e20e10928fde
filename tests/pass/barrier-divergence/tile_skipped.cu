// The tile has as many lanes as come to its barrier.
// Twin: fail/barrier-divergence/tile_skipped.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *o) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int t = threadIdx.x;
  if (t < 16) {
    o[t] = t;
    tile.sync();
    o[t] += 1;
  }
}
