// An assertion that fails whatever the buffer holds.
// Twin: fail/assert/never_true.
// run: --search default
// expect: none
#include <assert.h>
__global__ void k(int *a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int old = a[i];
  a[i] = old ^ 1;
  assert((a[i] ^ old) == 1);
}
