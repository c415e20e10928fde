// The two sub-warp barriers name lanes 0 to 7 and 8 to 15, but lanes exchange across: not ordered under
// its. Twin: pass/warp_level/syncwarp_mask.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: race warp-level 12 14
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[16];
  int t = threadIdx.x;
  unsigned mask = t < 8 ? 0xffu : 0xff00u;
  if (t < 16) {
    s[t] = t;
    __syncwarp(mask);
    o[t] = s[15 - t];
  }
}
