// A sort in shared memory stores only where cells are not in order.
// Twin: fail/race/launches/sort_in_shared.
// run: --search default --block 32
// expect: none
__global__ void sort(int *a) {
  extern __shared__ int s[];
  int t = threadIdx.x, n = 2 * blockDim.x;
  for (int i = t; i < n; i += blockDim.x) s[i] = a[blockIdx.x * n + i];
  __syncthreads();
  for (int phase = 0; phase < n; ++phase) {
    int i = 2 * t + (phase & 1);
    if (i + 1 < n && s[i] > s[i + 1]) {
      int x = s[i];
      s[i] = s[i + 1];
      s[i + 1] = x;
    }
    __syncthreads();
  }
  for (int i = t; i < n; i += blockDim.x) a[blockIdx.x * n + i] = s[i];
}
