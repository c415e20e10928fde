// A lock that a volatile store gives back: to PTX that is a relaxed store, as strong as the swap that waits
// for it. Twin: fail/race/locks/volatile_unlock.
// run: --grid 4 --block 32 --arg 'total=i32[1]:zeros'
// expect: none
__device__ volatile int sem = 0;
__global__ void crit(int *total) {
  if (threadIdx.x == 0) {
    while (atomicCAS((int *)&sem, 0, 1) != 0) ;
    __threadfence();
    *total += 1;
    __threadfence();
    sem = 0;
  }
}
