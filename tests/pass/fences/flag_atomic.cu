// Hand-over through an atomic flag, with fences. Twin: fail/race/fences/flag_atomic.
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: none
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *flag, int *data, int *o) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence();
    atomicExch(flag, 1);
  } else {
    while (atomicAdd(flag, 0) == 0) {}
    __threadfence();
    o[0] = data[0];
  }
}
