// Lanes that have returned need not come to the barrier of their warp.
// Twin: fail/barrier-divergence/tile_skipped.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=20 --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=20 --model lockstep
// expect: none
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *o, int n) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int t = threadIdx.x;
  if (t >= n)
    return;
  o[t] = t;
  tile.sync();
  o[t] += 1;
}
