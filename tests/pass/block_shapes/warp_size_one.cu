// With warps of one lane, a barrier orders neighbours. Twin: fail/race/block_shapes/warp_size_one.
// run: --grid 1 --block 2 --warp-size 1 --arg 'o=i32[2]:zeros' --arg 'a=i32[2]:zeros' --model its
// expect: none
// run: --grid 1 --block 2 --warp-size 1 --arg 'o=i32[2]:zeros' --arg 'a=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = 1;
  __syncthreads();
  o[t] = a[t ^ 1];
}
