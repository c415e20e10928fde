// The last to count up reads the counter and sets it back: its own atomic has seen all others.
// Twin: fail/race/atomics/last_block_resets.
// run: --grid 5 --block 32 --arg 'count=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: none
// run: --grid 5 --block 32 --arg 'count=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *count, int *o) {
  if (threadIdx.x != 0)
    return;
  if (atomicAdd(count, 1) == gridDim.x - 1) {
    o[0] = *count;
    *count = 0;
  }
}
