// A ballot, and __syncwarp beside it. Twin: fail/race/warp_level/ballot_is_no_fence.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  unsigned m = __ballot_sync(0xffffffffu, t & 1);
  __syncwarp();
  o[t] = a[t ^ 1] + m;
}
