// Block 0 fills a buffer, and the other one reads it. A third one would write what the second does.
// Twin: fail/race/launches/one_block_signals.
// run: --search default
// expect: none
__global__ void hand_over(int *data, int *flag, int *out) {
  int t = threadIdx.x;
  if (blockIdx.x == 0) {
    data[t] = t;
    __syncthreads();
    if (t == 0) {
      __threadfence();
      atomicExch(flag, 1);
    }
  } else {
    if (t == 0) {
      while (atomicAdd(flag, 0) == 0) {
      }
      __threadfence();
    }
    __syncthreads();
    out[t] = data[t] + 1;
  }
}
