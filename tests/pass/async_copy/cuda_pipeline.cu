// cuda::memcpy_async with a barrier, with a pipeline of each thread, and with one that the block shares.
// run: --grid 1 --block 64 --arg 'in=i32[256]:iota' --arg 'out=i32[256]:zeros' --kernel with_barrier
// expect: none
// run: --grid 1 --block 64 --arg 'in=i32[256]:iota' --arg 'out=i32[256]:zeros' --kernel of_thread
// expect: none
// run: --grid 1 --block 64 --arg 'in=i32[256]:iota' --arg 'out=i32[256]:zeros' --kernel of_block
// expect: none
// run: --grid 1 --block 64 --arg 'in=i32[256]:iota' --arg 'out=i32[256]:zeros' --kernel with_roles
// expect: none
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cooperative_groups.h>
#include <assert.h>
namespace cg = cooperative_groups;

__global__ void with_barrier(const int *in, int *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ __align__(16) int tile[64];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0) init(&bar, block.size());
  block.sync();
  for (int i = 0; i < 4; ++i) {
    cuda::memcpy_async(block, tile, in + 64 * i, cuda::aligned_size_t<16>(sizeof(tile)), bar);
    bar.arrive_and_wait();
    assert(tile[63 - threadIdx.x] == 64 * i + 63 - threadIdx.x);
    out[64 * i + threadIdx.x] = tile[63 - threadIdx.x];
    bar.arrive_and_wait();
  }
}

__global__ void of_thread(const int *in, int *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ int tile[2][64];
  auto pipe = cuda::make_pipeline();
  int t = threadIdx.x;
  pipe.producer_acquire();
  cuda::memcpy_async(&tile[0][t], in + t, sizeof(int), pipe);
  pipe.producer_commit();
  for (int i = 0; i < 4; ++i) {
    if (i < 3) {
      pipe.producer_acquire();
      cuda::memcpy_async(&tile[(i + 1) % 2][t], in + 64 * (i + 1) + t, sizeof(int), pipe);
      pipe.producer_commit();
    }
    if (i < 3) cuda::pipeline_consumer_wait_prior<1>(pipe); else pipe.consumer_wait();
    __syncthreads();
    assert(tile[i % 2][63 - t] == 64 * i + 63 - t);
    out[64 * i + t] = tile[i % 2][63 - t];
    pipe.consumer_release();
    __syncthreads();
  }
}

__global__ void of_block(const int *in, int *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ __align__(16) int tile[2][64];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  int t = threadIdx.x;
  for (int load = 0, i = 0; i < 4; ++i) {
    for (; load < 4 && load < i + 2; ++load) {
      pipe.producer_acquire();
      cuda::memcpy_async(block, tile[load % 2], in + 64 * load, cuda::aligned_size_t<16>(256), pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    assert(tile[i % 2][63 - t] == 64 * i + 63 - t);
    out[64 * i + t] = tile[i % 2][63 - t];
    pipe.consumer_release();
  }
}

__global__ void with_roles(const int *in, int *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ __align__(16) int tile[2][32];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cg::this_thread_block();
  bool producer = threadIdx.x < 32;
  auto pipe = cuda::make_pipeline(block, &state, producer ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
  int t = threadIdx.x % 32;
  for (int i = 0; i < 8; ++i) {
    if (producer) {
      pipe.producer_acquire();
      cuda::memcpy_async(&tile[i % 2][t], in + 32 * i + t, sizeof(int), pipe);
      pipe.producer_commit();
    } else {
      pipe.consumer_wait();
      assert(tile[i % 2][31 - t] == 32 * i + 31 - t);
      out[32 * i + t] = tile[i % 2][31 - t];
      pipe.consumer_release();
    }
  }
}
