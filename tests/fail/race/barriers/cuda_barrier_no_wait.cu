// The threads arrive, but nobody waits.
// run: --grid 2 --block 64 --arg 'in=u32[128]:iota' --arg 'out=u32[128]:zeros'
// expect: race raw 15 17
// expect: race war 15 17
// expect: uninitialized-read - 17
#include <cuda/barrier>
#include <cooperative_groups.h>

__global__ void order(const unsigned *in, unsigned *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ unsigned cell[64];
  auto block = cooperative_groups::this_thread_block();
  int t = block.thread_rank();
  if (t == 0) init(&bar, block.size());
  block.sync(); cell[t] = in[64 * blockIdx.x + t];
  auto token = bar.arrive();
  out[64 * blockIdx.x + t] = cell[63 - t];
  bar.wait(std::move(token));
}
