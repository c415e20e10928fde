// The block with the last number sets the counter back, whoever came last. Twin: pass/atomics/last_arriver_resets.
// run: --grid 5 --block 32 --arg 'count=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: race * 11 14
// expect: race * 11 13
// run: --grid 5 --block 32 --arg 'count=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: race * 11 14
// expect: race * 11 13
__global__ void k(int *count, int *o) {
  if (threadIdx.x != 0)
    return;
  atomicAdd(count, 1);
  if (blockIdx.x == gridDim.x - 1) {
    o[0] = *count;
    *count = 0;
  }
}
