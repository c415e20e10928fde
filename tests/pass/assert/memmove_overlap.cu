// Bytes move up by one within one array. Twin: fail/assert/memmove_overlap.
// run: --grid 1 --block 4 --arg 'a=i8[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 4 --arg 'a=i8[64]:zeros' --model lockstep
// expect: none
#include <cassert>
__device__ void memcpy_forward(char *to, const char *from, int n) {
  for (int i = 0; i < n; ++i)
    to[i] = from[i];
}
__global__ void k(char *a) {
  char *mine = a + 16 * threadIdx.x;
  for (int i = 0; i < 16; ++i)
    mine[i] = i;
  __builtin_memmove(mine + 1, mine, 13);
  __builtin_memmove(mine, mine + 2, 9);
  assert(mine[4] == 5 && mine[13] == 12 && mine[12] == 11);
}
