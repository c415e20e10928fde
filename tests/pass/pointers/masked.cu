// Vector accesses of which a mask chooses the elements: only those are touched, so what is masked off may
// be out of bounds or written by others.
// run: --grid 1 --block 32 --arg 'in=i32[126]:iota' --arg 'out=i32[130]:zeros'
// expect: none
#include <assert.h>
typedef int V __attribute__((ext_vector_type(4)));
typedef bool M __attribute__((ext_vector_type(4)));

__global__ void chosen(const int *in, int *out) {
  int t = threadIdx.x;
  M mask = {true, t % 2 == 0, 4 * t + 2 < 126, 4 * t + 3 < 126};
  V v = __builtin_masked_load(mask, in + 4 * t, (V){-1, -2, -3, -4});
  assert(v.x == 4 * t && v.y == (t % 2 ? -2 : 4 * t + 1));
  assert(v.z == (t < 31 ? 4 * t + 2 : -3) && v.w == (t < 31 ? 4 * t + 3 : -4));
  __builtin_masked_store(M{true, true, false, false}, v, out + 4 * t);
  // The elements that are chosen lie side by side.
  __builtin_masked_compress_store(M{false, true, false, true}, (V){1, 2, 3, 4}, out + 4 * t + 2);
  assert(out[4 * t + 2] == 2 && out[4 * t + 3] == 4);
  V e = __builtin_masked_expand_load(M{false, true, false, true}, in + t, (V){7, 7, 7, 7});
  assert(e.x == 7 && e.y == t && e.z == 7 && e.w == t + 1);
  V g = __builtin_masked_gather(M{true, false, true, true}, (V){t, 1 << 20, 0, 5}, in, (V){9, 9, 9, 9});
  assert(g.x == t && g.y == 9 && g.z == 0 && g.w == 5);
  __syncthreads();
  __builtin_masked_scatter(M{t < 16, false, t >= 16, false}, (V){2 * t, 2 * t + 1, 64 + t, 0}, (V){t, t, -t, -t}, out);
}
