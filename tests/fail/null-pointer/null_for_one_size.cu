// The kernel itself chooses the null pointer, for one value of its argument.
// Twin: pass/null-pointer/null_for_one_size.
// run: --search default
// expect: null-pointer - 8
__global__ void k(int *o, int n) {
  int *p = o + blockIdx.x * blockDim.x;
  if (n == 0) p = nullptr;
  if (n != 1) p[threadIdx.x] = 1;
}
