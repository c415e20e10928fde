// Threads beyond the arrays do nothing. Twin: fail/out-of-bounds/beyond_several.
// run: --grid 4 --block 256 --arg a=i32[1000]:iota --arg b=i32[1000]:iota --arg c=i32[1000]:iota --arg n=1000
// expect: none
__global__ void add(int *a, int *b, int *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
