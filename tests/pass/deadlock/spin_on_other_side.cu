// One side of a branch waits for the other: the lanes take turns.
// Twin: fail/deadlock/spin_on_other_side.
// run: --grid 1 --block 32 --arg 'flag=i32[1]:zeros' --arg 'o=i32[32]:zeros' --model its
// expect: none
__global__ void k(int *flag, int *o) {
  int t = threadIdx.x;
  if (t < 16) {
    while (atomicAdd(flag, 0) < 1) {}
    o[t] = 1;
  } else {
    o[t] = 2;
    atomicExch(flag, 1);
  }
}
