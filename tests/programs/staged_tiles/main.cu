// Two tiles in turn: asynchronous copies of a block and barriers, then a sum by groups and an atomic reference.
#include <cuda/barrier>
#include <cuda/atomic>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
namespace cg = cooperative_groups;
__global__ void staged(const float *in, float *out, int n) {
  __shared__ float tile[2][64]; __shared__ cuda::barrier<cuda::thread_scope_block> bar[2];
  auto block = cg::this_thread_block();
  if (block.thread_rank() < 2) init(&bar[block.thread_rank()], block.size());
  block.sync();
  int tiles = n / 64; float acc = 0;
  cuda::memcpy_async(block, tile[0], in, sizeof(float) * 64, bar[0]);
  for (int t = 0; t < tiles; t++) {
    if (t + 1 < tiles) cuda::memcpy_async(block, tile[(t + 1) & 1], in + (t + 1) * 64, sizeof(float) * 64, bar[(t + 1) & 1]);
    bar[t & 1].arrive_and_wait();
    acc += tile[t & 1][63 - threadIdx.x];
    block.sync();
  }
  auto w = cg::tiled_partition<32>(block);
  float s = cg::reduce(w, acc, cg::plus<float>());
  if (w.thread_rank() == 0) { cuda::atomic_ref<float, cuda::thread_scope_device> r(*out); r.fetch_add(s); }
}
int main() { const int n = 512; float h[n], *d, *o, r = 0; for (int i = 0; i < n; i++) h[i] = i % 5; cudaMalloc(&d, sizeof h); cudaMalloc(&o, 4); cudaMemset(o, 0, 4); cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice); staged<<<1, 64>>>(d, o, n); cudaMemcpy(&r, o, 4, cudaMemcpyDeviceToHost); float w = 0; for (float x : h) w += x; printf("%g %g\n", r, w); cudaFree(d); cudaFree(o); return r != w; }
