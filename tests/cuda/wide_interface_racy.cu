// A barrier in two parts of which the second is missing. Twin: cuda/wide_interface.
// run: --search default
// expect: race raw 11 13
// expect: race war 11 13
// expect: race warp-level 11 13
#include <cooperative_groups.h>
#include <utility>
namespace cg = cooperative_groups;
__global__ void split(int *a, int *b) {
  auto block = cg::this_thread_block();
  a[threadIdx.x] = threadIdx.x;
  auto token = block.barrier_arrive();
  b[threadIdx.x] = a[blockDim.x - 1 - threadIdx.x];
}
