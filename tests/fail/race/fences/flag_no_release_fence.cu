// The writer does not fence between data and flag: the fence of the reader alone orders nothing. Twin:
// pass/fences/flag_handover.
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: race raw 9 14
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: race raw 9 14
__global__ void k(volatile int *flag, int *data, int *o) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    *flag = 1;
  } else {
    while (*flag == 0) {}
    __threadfence();
    o[0] = data[0];
  }
}
