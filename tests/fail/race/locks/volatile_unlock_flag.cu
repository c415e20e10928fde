// The same without the fence after the lock. Twin: pass/locks/volatile_unlock_flag.
// run: --grid 2 --block 32 --arg 'total=i32[1]:zeros'
// expect: race raw 12 12
// expect: race waw 12 12
// expect: race war 12 12
// expect: race warp-level 12 12
__device__ volatile int sem = 0;
__global__ void crit(int *total) {
  bool done = false;
  while (!done) {
    if (atomicExch((int *)&sem, 1) == 0) {
      *total += 1;
      __threadfence();
      sem = 0;
      done = true;
    }
  }
}
