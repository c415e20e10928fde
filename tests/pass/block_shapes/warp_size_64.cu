// With warps of 64 lanes, a barrier orders the two halves. Twin: fail/race/block_shapes/warp_size_64.
// run: --grid 1 --block 64 --warp-size 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --warp-size 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = 1;
  __syncthreads();
  o[t] = a[t ^ 32];
}
