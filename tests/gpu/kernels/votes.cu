// Ballots, any, all and matches.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(35,0,6)' --arg 'o=u32[8192]:zeros'
__global__ void k(const int *a, unsigned *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = a[i];
  unsigned r = __ballot_sync(0xffffffffu, v > 2) + __match_any_sync(0xffffffffu, v) * 3;
  r += __any_sync(0xffffffffu, v == 6) * 5 + __all_sync(0xffffffffu, v < 6) * 11;
  o[i] = r + __popc(__ballot_sync(0xffffffffu, v & 1));
}
