// The lock of a warp whose lanes take turns: whether the loop goes on hangs on a flag that the swap sets.
// Twin: fail/race/locks/volatile_unlock_flag.
// run: --grid 2 --block 32 --arg 'total=i32[1]:zeros'
// expect: none
__device__ volatile int sem = 0;
__global__ void crit(int *total) {
  bool done = false;
  while (!done) {
    if (atomicExch((int *)&sem, 1) == 0) {
      __threadfence();
      *total += 1;
      __threadfence();
      sem = 0;
      done = true;
    }
  }
}
