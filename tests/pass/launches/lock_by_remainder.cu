// Cells share locks, which are given back by an exchange. Twin: fail/race/launches/lock_by_remainder.
// run: --search default
// expect: none
__global__ void count(int *lock, int *cells, int n) {
  int i = (blockIdx.x * blockDim.x + threadIdx.x) % n;
  for (bool waits = true; waits;) {
    if (atomicExch(&lock[i], 1) == 0) {
      __threadfence();
      cells[i]++;
      __threadfence();
      atomicExch(&lock[i], 0);
      waits = false;
    }
  }
}
