// The block synchronises, but does not wait for the copy.
// run: --grid 2 --block 32 --arg 'in=i32[64]:iota' --arg 'out=i32[64]:zeros'
// expect: race raw 10 12
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void tiles(const int *in, int *out) { // warpscope: block.x == 32, block.y == 1, block.z == 1
  __shared__ int tile[32]; auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in + 32 * blockIdx.x, sizeof(tile));
  block.sync();
  out[32 * blockIdx.x + block.thread_rank()] = tile[31 - block.thread_rank()];
}
