// Odd-even sort by one block. Twin: fail/race/launches/sort_across_blocks.
// run: --search default
// expect: none
__global__ void sort(int *a, int n) {
  int t = threadIdx.x;
  for (int i = 0; i < n; i++) {
    int p = 2 * t + (i & 1);
    if (p + 1 < n && a[p] > a[p + 1]) {
      int v = a[p];
      a[p] = a[p + 1];
      a[p + 1] = v;
    }
    __syncthreads();
  }
}
