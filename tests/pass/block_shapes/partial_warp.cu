// A block of 40: the second warp has 8 lanes, and the mask says so. Twin: fail/race/block_shapes/partial_warp.
// run: --grid 1 --block 40 --arg 'o=i32[2]:zeros' --model its
// expect: none
// run: --grid 1 --block 40 --arg 'o=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  unsigned mask = t < 32 ? 0xffffffffu : 0xffu;
  int v = t;
  for (int d = 16; d > 0; d >>= 1) {
    int u = __shfl_down_sync(mask, v, d);
    if ((t & 31) + d < (t < 32 ? 32 : 8))
      v += u;
  }
  if ((t & 31) == 0)
    o[t >> 5] = v;
}
