// A flag polled through volatile, with fences: the value is handed over. Twin: fail/race/locks/spin_flag.
// run: --grid 1 --block 64 --arg 'flag=i32[1]:zeros' --arg 'data=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'flag=i32[1]:zeros' --arg 'data=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(volatile int *flag, int *data) {
  int t = threadIdx.x;
  if (t < 32) {
    if (t == 0) {
      data[0] = 42;
      __threadfence();
      flag[0] = 1;
    }
  } else {
    while (flag[0] == 0) {}
    __threadfence();
    data[t] = data[0];
  }
}
