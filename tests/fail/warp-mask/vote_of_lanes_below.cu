// Each lane names the lanes below it, but not itself.
// Twin: pass/warp-mask/vote_of_lanes_below.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[32]:iota' --model its
// expect: warp-mask - 9
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[32]:iota' --model lockstep
// expect: warp-mask - 9
__global__ void k(const int *a, int *o) {
  unsigned below = (1u << threadIdx.x) - 1;
  o[threadIdx.x] = __popc(__ballot_sync(below, a[threadIdx.x] > 3));
}
