// A lock that many threads with equal keys wait for is given back by a plain store. Twin: pass/locks/lock_of_a_key.
// run: --search default
// expect: race raw 17
// expect: race same-value 19
// expect: race war 17
// expect: race warp-level 15 19
// expect: race warp-level 17
// expect: race waw 15 19
// expect: race waw 17
__global__ void fold(int *locks, int *sums, const int *key, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int k = key[i];
  for (bool done = false; !done;) {
    if (atomicCAS(&locks[k], 0, 1) == 0) {
      __threadfence();
      sums[k] = sums[k] * 3 + i;
      __threadfence();
      locks[k] = 0;
      done = true;
    }
  }
}
