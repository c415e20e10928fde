// prove: not
__global__ void k(int *o, const int *a) {
  __shared__ int s[130];
  int t = threadIdx.x;
  int *c = s + 1;
  c[t] = a[t];
  c[t + 64] = a[t + 64];
  int off = 1;
  for (int d = 64; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d)
      c[off * (2 * t + 2) - 1] += c[off * (2 * t + 1) - 1];
    off <<= 1;
  }
  if (t == 0)
    c[127] = 0;
  for (int d = 1; d <= 128; d <<= 1) {
    off >>= 1;
    __syncthreads();
    if (t < d) {
      int i = off * (2 * t + 1) - 1, j = off * (2 * t + 2) - 1;
      int v = c[i];
      c[i] = c[j];
      c[j] += v;
    }
  }
  __syncthreads();
  o[t] = c[t];
  o[t + 64] = c[t + 64];
}
