// All lanes that the mask names take part; those without a number bring zero.
__global__ void shuffle_sum(const int *in, int *out, int n) {
  int t = threadIdx.x;
  int v = t < n ? in[t] : 0;
  for (int k = 16; k > 0; k /= 2)
    v += __shfl_down_sync(0xffffffff, v, k);
  if (t == 0)
    out[0] = v;
}

// What a sequential program computes.
__global__ void expected(const int *in, int *out, int n) {
  out[0] = 0;
  for (int i = 0; i < n; i++)
    out[0] += in[i];
}
