// The kernel itself chooses the null pointer, for one value of its argument.
// Twin: fail/null-pointer/null_for_one_size.
// run: --search default
// expect: none
__global__ void k(int *o, int n) {
  int *p = o + blockIdx.x * blockDim.x;
  if (n == 0) p = nullptr;
  if (n > 0) p[threadIdx.x] = 1;
}
