// cuda::barrier in place of __syncthreads: between arrival and wait other work is done; some leave early.
// run: --grid 2 --block 64 --arg 'in=u32[128]:iota' --arg 'out=u32[128]:zeros'
// expect: none
#include <cuda/barrier>
#include <cooperative_groups.h>
#include <assert.h>

__global__ void order(const unsigned *in, unsigned *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ unsigned cell[64];
  auto block = cooperative_groups::this_thread_block();
  int t = block.thread_rank();
  if (t == 0) init(&bar, block.size());
  block.sync();
  for (int i = 0; i < 4; ++i) {
    cell[t] = in[64 * blockIdx.x + t] + i;
    auto token = bar.arrive();
    unsigned other = 2 * i;
    bar.wait(std::move(token));
    unsigned got = cell[63 - t];
    assert(got == 64 * blockIdx.x + 63 - t + i);
    out[64 * blockIdx.x + t] = got + other;
    bar.arrive_and_wait();
  }
  if (t >= 32) { bar.arrive_and_drop(); return; }
  cell[t] = t;
  bar.arrive_and_wait();
  out[64 * blockIdx.x + t] = cell[31 - t];
}
