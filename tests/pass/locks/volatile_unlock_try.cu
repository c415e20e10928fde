// Whoever gets the lock at once does the work, the others do without: a swap tests for what the volatile
// store leaves, in a loop or not. Twin: fail/race/locks/volatile_unlock_try.
// run: --grid 4 --block 32 --arg 'total=i32[1]:zeros'
// expect: none
__device__ volatile int sem = 0;
__global__ void crit(int *total) {
  if (threadIdx.x == 0 && atomicCAS((int *)&sem, 0, 1) == 0) {
    __threadfence();
    *total += 1;
    __threadfence();
    sem = 0;
  }
}
