// Lanes 16 to 31 execute a shuffle whose mask does not name them.
// Twin: pass/warp-mask/shuffle_half.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: warp-mask - 9
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: warp-mask - 9
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = __shfl_sync(0x0000ffffu, t, 0);
}
