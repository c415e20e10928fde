// Block 0 sets the counter back whoever came last. Twin: pass/atomics/last_arriver_resets.
// run: --grid 5 --block 32 --arg 'count=i32[1]:zeros' --model its
// expect: race * 9 11
// run: --grid 5 --block 32 --arg 'count=i32[1]:zeros' --model lockstep
// expect: race * 9 11
__global__ void k(int *count) {
  if (threadIdx.x != 0)
    return;
  atomicAdd(count, 1);
  if (blockIdx.x == 0)
    *count = 0;
}
