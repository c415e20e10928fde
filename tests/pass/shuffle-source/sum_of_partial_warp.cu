// The block has whole warps.
// Twin: fail/shuffle-source/sum_of_partial_warp.
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --arg 'o=i32[2]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --arg 'o=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(const int *a, int *o) {
  int v = a[threadIdx.x];
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffffu, v, d);
  if (threadIdx.x % 32 == 0)
    o[threadIdx.x / 32] = v;
}
