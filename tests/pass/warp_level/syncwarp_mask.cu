// A sub-warp barrier naming all the lanes that exchange. Twin: fail/race/warp_level/syncwarp_mask.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[16];
  int t = threadIdx.x;
  unsigned mask = 0xffffu;
  if (t < 16) {
    s[t] = t;
    __syncwarp(mask);
    o[t] = s[15 - t];
  }
}
