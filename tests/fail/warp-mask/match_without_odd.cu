// Odd lanes match by a mask of the even ones.
// Twin: pass/warp-mask/match_without_odd.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: warp-mask - 9
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: warp-mask - 9
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = __match_any_sync(0x55555555u, t / 4);
}
