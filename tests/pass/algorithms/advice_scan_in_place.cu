// What the advice of fail/race/algorithms/advice_scan_in_place makes of it.
// run: --grid 1 --block 128
// expect: none
__global__ void scan(int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int d = 1; d < blockDim.x; d *= 2) {
    int v = s[t] + (t >= d ? s[t - d] : 0);
    __syncthreads();
    s[t] = v;
    __syncthreads();
  }
  a[t] = s[t];
}
