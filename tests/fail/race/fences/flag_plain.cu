// Fences are in place, but the flag is a plain variable: fences order only through strong accesses, so
// flag and data race. Twin: pass/fences/flag_handover.
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: race raw 13 15
// expect: race raw 11 17
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: race raw 13 15
// expect: race raw 11 17
__global__ void k(int *flag, int *data, int *o) {
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
