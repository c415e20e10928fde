// race: 8 1 lock=i32[1]:zeros sum=i32[1]:zeros
// That the attempt succeeded says nothing after the lock has been given back.
__global__ void k(int *lock, int *sum) {
  if (threadIdx.x != 0) return;
  int before = atomicExch(lock, 1);
  if (before == 0) {
    __threadfence();
    sum[0] += 1;
    __threadfence();
    atomicExch(lock, 0);
  }
  __threadfence();
  if (before == 0) sum[0] += 1;
}
