// Fewer threads than elements.
// run: --grid 20 --block 100 --arg 'a=i32[30000]:iota' --arg 'o=i64[30000]:zeros' --arg 'n=30000'
__global__ void k(const int *a, long long *o, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    o[i] = (long long)a[i] * a[i] - i;
}
