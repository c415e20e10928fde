// An assertion that fails whatever the buffer holds.
// Twin: pass/assert/never_true.
// run: --search default
// expect: assert - 10
#include <assert.h>
__global__ void k(int *a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int old = a[i];
  a[i] = old ^ 1;
  assert(a[i] == old);
}
