// An exchange gives the lock back, but what was done under it is not released. Twin:
// pass/locks/exchange_unlock.
// run: --grid 4 --block 32 --arg 'total=i32[1]:zeros'
// expect: race raw 12 12
// expect: race waw 12 12
// expect: race war 12 12
__device__ int sem = 0;
__global__ void crit(int *total) {
  if (threadIdx.x == 0) {
    while (atomicCAS((int *)&sem, 0, 1) != 0) ;
    __threadfence();
    *total += 1;
    atomicExch(&sem, 0);
  }
}
