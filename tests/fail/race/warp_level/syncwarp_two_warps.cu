// __syncwarp orders a warp only; the cells belong to the other warp. Twin: pass/warp_level/syncwarp_two_warps.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: race * 8 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: race * 8 10
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  __syncwarp();
  o[t] = a[t ^ 32];
}
