// A vector that is passed by value is copied to where its alignment allows, whatever lies before it.
// Twin: fail/misaligned/vector_by_value.
// run: --grid 1 --block 32 --arg 'o=f32[32]:zeros'
// expect: none
#include <assert.h>
struct Five { float cells[5]; };
__device__ __noinline__ float sum(Five five, float4 v, int i) { return five.cells[i] + v.x + v.y + v.z + v.w; }
__global__ void k(float *o) {
  Five five = {{1, 2, 3, 4, 5}};
  o[threadIdx.x] = sum(five, make_float4(1, 2, 3, 4), threadIdx.x % 5);
  assert(o[threadIdx.x] == 11 + threadIdx.x % 5);
}
