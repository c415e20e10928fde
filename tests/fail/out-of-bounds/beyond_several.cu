// One thread too many accesses three arrays: one cause. Twin: pass/out-of-bounds/beyond_several.
// run: --grid 4 --block 256 --arg a=i32[1000]:iota --arg b=i32[1000]:iota --arg c=i32[1000]:iota --arg n=1000
// expect: out-of-bounds - 8
// expect-help: the last element of a is a[999]
// expect-causes: 1
__global__ void add(int *a, int *b, int *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= n) c[i] = a[i] + b[i];
}
