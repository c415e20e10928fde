// The mbarrier is used before other threads can know that it is initialised: one barrier mends it all.
// run: --grid 1 --block 8,8
// expect: race * 14 17
// expect: race * 14 20
// expect: race * 15 21
// expect-help: add __syncthreads() between lines 15 and 17, where all threads of the block pass
// expect-causes: 1
#include <cstdint>
__device__ unsigned sm(void *p) { return (unsigned)__cvta_generic_to_shared(p); }
__global__ void transpose(const float *in, float *out) {
  __shared__ float tile[32][33];
  __shared__ uint64_t bar;
  int x = threadIdx.x, y = threadIdx.y;
  if (x == 0 && y == 0) asm volatile("mbarrier.init.shared.b64 [%0], %1;" :: "r"(sm(&bar)), "r"(64) : "memory");
  tile[y][x] = in[y * 8 + x];
  uint64_t st;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(st) : "r"(sm(&bar)) : "memory");
  unsigned done = 0;
  while (!done)
    asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(sm(&bar)), "l"(st) : "memory");
  out[y * 8 + x] = tile[x][y];
}
