// A counter that a volatile store resets while others count: nothing waits for that value. Twin:
// pass/locks/volatile_unlock_try.
// run: --grid 4 --block 32
// expect: race waw 8 9
__device__ volatile int sem = 0;
__global__ void crit() {
  if (threadIdx.x == 0) {
    atomicAdd((int *)&sem, 1);
    if (blockIdx.x % 2) sem = 0;
  }
}
