// One side of a branch waits for more than the other gives. Twin: pass/deadlock/spin_on_other_side.
// run: --grid 1 --block 32 --arg 'flag=i32[1]:zeros' --arg 'o=i32[32]:zeros' --model its
// expect: deadlock - 7
__global__ void k(int *flag, int *o) {
  int t = threadIdx.x;
  if (t < 16) {
    while (atomicAdd(flag, 0) < 2) {}
    o[t] = 1;
  } else {
    o[t] = 2;
    atomicExch(flag, 1);
  }
}
