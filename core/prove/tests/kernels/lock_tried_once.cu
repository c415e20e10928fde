// proved
// Who gets the lock at once counts; the others do without.
__global__ void k(int *lock, int *sum) {
  if (threadIdx.x != 0) return;
  if (atomicExch(lock, 1) == 0) {
    __threadfence();
    sum[0] += 1;
    __threadfence();
    atomicExch(lock, 0);
  }
}
