// Odd and even lanes match among themselves.
// Twin: fail/warp-mask/match_without_odd.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = __match_any_sync(t % 2 ? 0xaaaaaaaau : 0x55555555u, t / 4);
}
