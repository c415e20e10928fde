// run: --kernel argmax --search default --budget 60-launches
// expect: race war 18 20
// expect: uninitialized-read - 20
// Twin: cuda/host/groups_of_structs.
// Reductions of structs, and tiles of several warps.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cassert>
namespace cg = cooperative_groups;
struct Pair { float v; int i; };
struct BestOf { __device__ Pair operator()(const Pair &a, const Pair &b) const { return a.v > b.v ? a : b; } };
__global__ void argmax(const float *x, Pair *out) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  __shared__ Pair part[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Pair best = cg::reduce(tile, Pair{x[i], i}, BestOf());
  if (tile.thread_rank() == 0) part[tile.meta_group_rank()] = best;
  if (tile.meta_group_rank() == 0) {
    best = tile.thread_rank() < tile.meta_group_size() ? part[tile.thread_rank()] : Pair{-1e30f, -1};
    best = cg::reduce(tile, best, BestOf());
    if (tile.thread_rank() == 0) out[blockIdx.x] = best;
  }
}
__global__ void multiwarp(int *out) {
  __shared__ cg::block_tile_memory<256> scratch;
  auto block = cg::this_thread_block(scratch);
  auto tile = cg::tiled_partition<128>(block);
  int sum = cg::reduce(tile, (int)tile.thread_rank(), cg::plus<int>());
  assert(sum == 127 * 128 / 2);
  if (tile.thread_rank() == 0) out[blockIdx.x * 2 + tile.meta_group_rank()] = sum;
}
int main() {
  float *x;
  Pair *p;
  int *o;
  argmax<<<4, 256>>>(x, p);
  multiwarp<<<4, 256>>>(o);
}
