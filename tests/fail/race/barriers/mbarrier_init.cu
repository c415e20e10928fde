// Nothing tells the others that the barrier has been initialised.
// run: --grid 1 --block 64 --arg 'out=u32[64]:zeros'
// expect: race waw 12 13
// expect: race raw 12 13
// expect: race warp-level 12 13
// expect: race war 12 14
#include <cuda/barrier>

__global__ void order(unsigned *out) { // warpscope: block.x == 64, block.y == 1, block.z == 1
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ unsigned cell;
  if (threadIdx.x == 0) { init(&bar, 64); cell = 1; }
  bar.arrive_and_wait();
  out[threadIdx.x] = cell;
}
