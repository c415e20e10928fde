// The fences are of block scope, the reader is in another block. Twin: pass/fences/flag_block_fence.
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: race raw 8 14
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: race raw 8 14
__global__ void k(volatile int *flag, int *data, int *o) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence_block();
    *flag = 1;
  } else {
    while (*flag == 0) {}
    __threadfence_block();
    o[0] = data[0];
  }
}
