// The columns of a diagonal are a difference of the step and the row, which stays within a row; each step waits for the one
// before. Twin: fail/race/launches/diagonals_in_one_block.
// run: --search default
// expect: none
__global__ void lengths(const char *a, const char *b, int *d, int n) {
  int i = threadIdx.x + 1;
  for (int s = 2; s < 2 * n - 1; ++s) {
    int j = s - i;
    if (i < n && j >= 1 && j < n)
      d[i * n + j] = a[i] == b[j] ? d[(i - 1) * n + j - 1] + 1 : max(d[(i - 1) * n + j], d[i * n + j - 1]);
    __syncthreads();
  }
}
