// race: 2 32 lock=i32[]:zeros sum=i32[]:zeros key=i32[]:iota n=64
// Two locks guard one sum.
__global__ void k(int *lock, int *sum, const int *key, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int b = key[i] & 15;
  bool done = false;
  while (!done) {
    if (atomicCAS(&lock[b], 0, 1) == 0) {
      __threadfence();
      sum[b >> 1] += 1;
      __threadfence();
      atomicExch(&lock[b], 0);
      done = true;
    }
  }
}
