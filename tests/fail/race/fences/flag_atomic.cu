// Hand-over through an atomic flag with no fence: CUDA atomics are relaxed and order nothing else. Twin:
// pass/fences/flag_atomic.
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: race raw 9 13
// run: --grid 2 --block 1 --arg 'flag=i32[1]:zeros' --arg 'data=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: race raw 9 13
__global__ void k(int *flag, int *data, int *o) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    atomicExch(flag, 1);
  } else {
    while (atomicAdd(flag, 0) == 0) {}
    o[0] = data[0];
  }
}
