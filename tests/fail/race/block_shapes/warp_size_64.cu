// With warps of 64 lanes threads 0 to 63 are one warp: warp-level under its, ordered by lockstep; with
// warps of 32 (third run) a plain race. Twin: pass/block_shapes/warp_size_64.
// run: --grid 1 --block 64 --warp-size 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: race warp-level 11 12
// run: --grid 1 --block 64 --warp-size 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: race * 11 12
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = 1;
  o[t] = a[t ^ 32];
}
