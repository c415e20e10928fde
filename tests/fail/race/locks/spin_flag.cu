// A plain load polls a flag: a race on the flag, and on the data that it should guard. An optimiser turns
// the loop into an endless one. Twin: pass/locks/spin_flag.
// run: --grid 1 --block 64 --arg 'flag=i32[1]:zeros' --arg 'data=i32[64]:zeros' --model its
// expect: race raw 15 18
// expect: race raw 13 20
// run: --grid 1 --block 64 --arg 'flag=i32[1]:zeros' --arg 'data=i32[64]:zeros' --model lockstep
// expect: race raw 15 18
// expect: race raw 13 20
__global__ void k(int *flag, int *data) {
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
