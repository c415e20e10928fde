// run: --kernel scan
// expect: none
// run: --kernel reduce
// expect: none
// run: --kernel reduce_early
// expect: race war 31 33
// expect: uninitialized-read - 33
// run: --kernel compact
// expect: none
// Cooperative groups count threads whatever the shape; a kernel that calls them is still one for rows of threads.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
__global__ void scan(int *d) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int i = threadIdx.x + blockIdx.x * blockDim.x, v = d[i];
  d[i] = cg::inclusive_scan(tile, v, cg::plus<int>()) + cg::exclusive_scan(tile, v);
}
__global__ void reduce(const int *in, int *out) {
  __shared__ int sums[32];
  cg::thread_block block = cg::this_thread_block(); auto warp = cg::tiled_partition<32>(block);
  int v = cg::reduce(warp, in[blockIdx.x * blockDim.x + threadIdx.x], cg::plus<int>());
  if (warp.thread_rank() == 0) sums[warp.meta_group_rank()] = v;
  block.sync();
  if (block.thread_rank() == 0) { int s = 0; for (int i = 0; i < warp.meta_group_size(); ++i) s += sums[i]; out[block.group_index().x] = s; }
}
__global__ void reduce_early(const int *in, int *out) {
  __shared__ int sums[32]; cg::thread_block block = cg::this_thread_block(); auto warp = cg::tiled_partition<32>(block);
  int v = cg::reduce(warp, in[blockIdx.x * blockDim.x + threadIdx.x], cg::plus<int>());
  if (warp.thread_rank() == 0) sums[warp.meta_group_rank()] = v;
  if (block.thread_rank() == 0) { int s = 0; for (int i = 0; i < warp.meta_group_size(); ++i)
    s += sums[i]; out[block.group_index().x] = s; }
}
__global__ void compact(const int *in, int *out, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] > 0) {
    cg::coalesced_group active = cg::coalesced_threads();
    int base = 0;
    if (active.thread_rank() == 0) base = atomicAdd(count, active.size());
    out[active.shfl(base, 0) + active.thread_rank()] = in[i];
  }
}
