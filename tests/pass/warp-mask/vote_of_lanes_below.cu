// All lanes vote, and each counts those below it.
// Twin: fail/warp-mask/vote_of_lanes_below.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[32]:iota' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[32]:iota' --model lockstep
// expect: none
__global__ void k(const int *a, int *o) {
  unsigned below = (1u << threadIdx.x) - 1;
  o[threadIdx.x] = __popc(__ballot_sync(0xffffffffu, a[threadIdx.x] > 3) & below);
}
