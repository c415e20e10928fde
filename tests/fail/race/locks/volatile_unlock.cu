// A plain store gives the lock back. Twin: pass/locks/volatile_unlock.
// run: --grid 4 --block 32 --arg 'total=i32[1]:zeros'
// expect: race raw 13 13
// expect: race same-value 15 15
// expect: race war 13 13
// expect: race waw 11 15
// expect: race waw 13 13
__device__ int sem = 0;
__global__ void crit(int *total) {
  if (threadIdx.x == 0) {
    while (atomicCAS((int *)&sem, 0, 1) != 0) ;
    __threadfence();
    *total += 1;
    __threadfence();
    sem = 0;
  }
}
