// A mask of the lanes that are here, by vote and by the active mask.
// Twin: fail/warp-mask/shuffle_half.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[32]:random(1,0,9)' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[32]:random(1,0,9)' --model lockstep
// expect: none
__global__ void k(const int *a, int *o) {
  int t = threadIdx.x, v = a[t];
  unsigned some = __ballot_sync(0xffffffffu, v > 4);
  if (v > 4) {
    int first = __ffs(some) - 1;
    o[t] = __shfl_sync(some, v, first);
  } else {
    unsigned here = __activemask();
    o[t] = __popc(__ballot_sync(here, v & 1));
  }
}
