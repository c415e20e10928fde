// A shuffle orders no memory: cells written before it may be read stale after it. Twin:
// pass/warp_level/shuffle_is_no_fence.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: race warp-level 9 11
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  int v = __shfl_xor_sync(0xffffffffu, t, 1);
  o[t] = a[t ^ 1] + v;
}
