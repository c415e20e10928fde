// Bytes move up by one within one array. Twin: pass/assert/memmove_overlap.
// run: --grid 1 --block 4 --arg 'a=i8[64]:zeros' --model its
// expect: assert - 17
// run: --grid 1 --block 4 --arg 'a=i8[64]:zeros' --model lockstep
// expect: assert - 17
#include <cassert>
__device__ void memcpy_forward(char *to, const char *from, int n) {
  for (int i = 0; i < n; ++i)
    to[i] = from[i];
}
__global__ void k(char *a) {
  char *mine = a + 16 * threadIdx.x;
  for (int i = 0; i < 16; ++i)
    mine[i] = i;
  memcpy_forward(mine + 1, mine, 13);
  memcpy_forward(mine, mine + 2, 9);
  assert(mine[4] == 5 && mine[13] == 12 && mine[12] == 11);
}
