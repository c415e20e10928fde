// The last block puts the total where block 0 put its part: without fences both the read and that write race, for one
// cause. Twin: pass/fences/advice_total_over_partial.
// run: --grid 3 --block 32 --arg part=i32[3]:zeros
// expect: race raw 11 14
// expect: race waw 11 15
// expect-help: add __threadfence() between the write of part and the operation on line 12
// expect-causes: 1
__device__ unsigned count = 0;
__global__ void sum(volatile int *part) {
  if (threadIdx.x > 0) return;
  part[blockIdx.x] = blockIdx.x + 1;
  if (atomicInc(&count, gridDim.x) == gridDim.x - 1) {
    int total = 0;
    for (int b = 0; b < gridDim.x; b++) total += part[b];
    part[0] = total;
  }
}
