// Threads with equal keys take the same lock and give it back. Twin: fail/race/locks/lock_of_a_key.
// run: --search default
// expect: none
__global__ void fold(int *locks, int *sums, const int *key, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int k = key[i];
  for (bool done = false; !done;) {
    if (atomicCAS(&locks[k], 0, 1) == 0) {
      __threadfence();
      sums[k] = sums[k] * 3 + i;
      __threadfence();
      atomicExch(&locks[k], 0);
      done = true;
    }
  }
}
