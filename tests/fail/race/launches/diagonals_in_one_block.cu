// Nothing orders the steps of a diagonal. Twin: pass/launches/diagonals_in_one_block.
// run: --search default
// expect: race raw 10
// expect: race warp-level 10
__global__ void lengths(const char *a, const char *b, int *d, int n) {
  int i = threadIdx.x + 1;
  for (int s = 2; s < 2 * n - 1; ++s) {
    int j = s - i;
    if (i < n && j >= 1 && j < n)
      d[i * n + j] = a[i] == b[j] ? d[(i - 1) * n + j - 1] + 1 : max(d[(i - 1) * n + j], d[i * n + j - 1]);
  }
}
