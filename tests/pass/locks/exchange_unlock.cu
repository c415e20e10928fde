// An exchange gives the lock back. Twin: fail/race/locks/exchange_unlock.
// run: --grid 4 --block 32 --arg 'total=i32[1]:zeros'
// expect: none
__device__ int sem = 0;
__global__ void crit(int *total) {
  if (threadIdx.x == 0) {
    while (atomicCAS((int *)&sem, 0, 1) != 0) ;
    __threadfence();
    *total += 1;
    __threadfence();
    atomicExch(&sem, 0);
  }
}
