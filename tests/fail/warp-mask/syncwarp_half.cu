// Lanes 16 to 31 execute a warp barrier that does not name them: it orders nothing for them.
// Twin: pass/warp-mask/syncwarp_half.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: warp-mask - 11
// expect: race warp-level 10 12
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: warp-mask - 11
__global__ void k(int *o) {
  __shared__ int s[32];
  s[threadIdx.x] = threadIdx.x;
  __syncwarp(0xffff);
  o[threadIdx.x] = s[31 - threadIdx.x];
}
