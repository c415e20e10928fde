// A block barrier orders the two warps. Twin: fail/race/warp_level/syncwarp_two_warps.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  __syncthreads();
  o[t] = a[t ^ 32];
}
