// Cells share locks, which are given back by a plain store. Twin: pass/launches/lock_by_remainder.
// run: --search default
// expect: race raw 15
// expect: race same-value 17
// expect: race war 15
// expect: race warp-level 13 17
// expect: race warp-level 15
// expect: race waw 13 17
// expect: race waw 15
__global__ void count(int *lock, int *cells, int n) {
  int i = (blockIdx.x * blockDim.x + threadIdx.x) % n;
  for (bool waits = true; waits;) {
    if (atomicExch(&lock[i], 1) == 0) {
      __threadfence();
      cells[i]++;
      __threadfence();
      lock[i] = 0;
      waits = false;
    }
  }
}
