// Odd-even sort whose pairs cross from one block to the next: sorted cells hide it. Twin: pass/launches/sort_across_blocks.
// run: --search default
// expect: race raw 12 15
// expect: race raw 13 15
// expect: race war 12 14
// expect: race war 14
// expect: race waw 14 15
__global__ void sort(int *a, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
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
