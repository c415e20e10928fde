// Fences on both sides order the parts before the total. Twin: fail/race/fences/advice_total_over_partial.
// run: --grid 3 --block 32 --arg part=i32[3]:zeros
// expect: none
__device__ unsigned count = 0;
__global__ void sum(volatile int *part) {
  if (threadIdx.x > 0) return;
  part[blockIdx.x] = blockIdx.x + 1;
  __threadfence();
  if (atomicInc(&count, gridDim.x) == gridDim.x - 1) {
    __threadfence();
    int total = 0;
    for (int b = 0; b < gridDim.x; b++) total += part[b];
    part[0] = total;
  }
}
