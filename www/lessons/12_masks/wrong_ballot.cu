// fails: shuffle reads from lane
__global__ void shuffle_sum(const int *in, int *out, int n) {
  int t = threadIdx.x;
  unsigned mask = __ballot_sync(0xffffffff, t < n);
  if (t < n) {
    int v = in[t];
    for (int k = 16; k > 0; k /= 2)
      v += __shfl_down_sync(mask, v, k);
    if (t == 0)
      out[0] = v;
  }
}
