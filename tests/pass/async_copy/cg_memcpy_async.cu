// A block copies a tile together: wholly, in bytes and in elements, with what is left over copied at once.
// run: --grid 2 --block 32 --arg 'in=i32[256]:iota' --arg 'out=i32[256]:zeros'
// expect: none
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <assert.h>
namespace cg = cooperative_groups;

__global__ void tiles(const int *in, int *out) { // warpscope: block.x == 32, block.y == 1, block.z == 1
  __shared__ __align__(16) int tile[2][64];
  __shared__ char odd[7];
  auto block = cg::this_thread_block();
  int t = block.thread_rank();
  const int *mine = in + 128 * blockIdx.x;
  cg::memcpy_async(block, tile[0], mine, sizeof(int) * 64);
  cg::memcpy_async(block, tile[1], 64, mine + 64, 61);
  cg::memcpy_async(block, odd, (const char *)mine + 1, 7);
  cg::wait_prior<2>(block);
  assert(tile[0][63 - t] == 128 * blockIdx.x + 63 - t);
  cg::wait(block);
  out[128 * blockIdx.x + t] = tile[0][63 - t] + tile[1][60 - t] + odd[t % 7];
}
