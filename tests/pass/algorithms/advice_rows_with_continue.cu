// Each diagonal needs those before it.
// run: --search default
// expect: none
__global__ void distance(const char *a, const char *b, int n, int m, int *d) {
  for (int k = 0; k <= n + m; ++k) {
    for (int i = threadIdx.x; i <= n; i += blockDim.x) {
      int j = k - i;
      if (j < 0 || j > m) continue;
      int v = i == 0 ? j : i;
      if (i > 0 && j > 0)
        v = min(min(d[(i - 1) * (m + 1) + j], d[i * (m + 1) + j - 1]) + 1,
                d[(i - 1) * (m + 1) + j - 1] + (a[i - 1] != b[j - 1]));
      d[i * (m + 1) + j] = v;
    }
    __syncthreads();
  }
}
