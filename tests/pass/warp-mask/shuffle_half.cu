// The mask names all lanes.
// Twin: fail/warp-mask/shuffle_half.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = __shfl_sync(0xffffffffu, t, 0);
}
