// Adds up n numbers, at most 32, without shared memory.
__global__ void shuffle_sum(const int *in, int *out, int n) {
  int t = threadIdx.x;
  if (t < n) {
    int v = in[t];
    for (int k = 16; k > 0; k /= 2)
      v += __shfl_down_sync(0xffffffff, v, k);
    if (t == 0)
      out[0] = v;
  }
}
