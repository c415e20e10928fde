// Norms of arrays.
// run: --grid 1 --block 32 --arg 'o=f32[32]:zeros'
// expect: none
#include <assert.h>
__global__ void k(float *o) {
  double v[4] = {1, 2, 4, 10};
  float f[2] = {3, 4};
  assert(norm(4, v) == 11.0);
  assert(rnorm(4, v) == 1.0 / 11.0);
  o[threadIdx.x] = normf(2, f) * rnormf(2, f);
  assert(o[threadIdx.x] == 1.0f);
}
