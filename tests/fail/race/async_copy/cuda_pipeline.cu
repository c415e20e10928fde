// A stage is given back before it has been read, and one block-wide pipeline whose consumers do not wait.
// run: --grid 1 --block 64 --arg 'in=i32[256]:iota' --arg 'out=i32[256]:zeros' --kernel early_release
// expect: race war 19 22
// run: --grid 1 --block 64 --arg 'in=i32[64]:iota' --arg 'out=i32[64]:zeros' --kernel only_one_waits
// expect: race raw 33 35
// expect: race war 33 35
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void early_release(const int *in, int *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ __align__(16) int tile[2][32];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  bool producer = threadIdx.x < 32;
  auto pipe = cuda::make_pipeline(cg::this_thread_block(), &state, producer ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
  for (int i = 0; i < 8; ++i) {
    if (producer) {
      pipe.producer_acquire(); cuda::memcpy_async(&tile[i % 2][threadIdx.x], in + 32 * i + threadIdx.x, sizeof(int), pipe); pipe.producer_commit();
    } else {
      pipe.consumer_wait(); pipe.consumer_release();
      out[32 * i + threadIdx.x - 32] = tile[i % 2][63 - threadIdx.x];
    }
  }
}

__global__ void only_one_waits(const int *in, int *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ int tile[64];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0) init(&bar, block.size());
  block.sync();
  cuda::memcpy_async(block, tile, in, sizeof(tile), bar);
  auto token = bar.arrive(); if (threadIdx.x == 0) bar.wait(std::move(token));
  out[threadIdx.x] = tile[63 - threadIdx.x];
}
