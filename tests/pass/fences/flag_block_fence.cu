// Hand-over between blocks with fences of device scope. Twin: fail/race/fences/flag_block_fence.
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: none
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(volatile int *flag, int *data, int *o) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence();
    *flag = 1;
  } else {
    while (*flag == 0) {}
    __threadfence();
    o[0] = data[0];
  }
}
