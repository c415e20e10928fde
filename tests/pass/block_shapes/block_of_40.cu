// A block of 40, not a multiple of a warp, ordered by a barrier. Twin: fail/race/block_shapes/block_of_40.
// run: --grid 1 --block 40 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 40 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  __syncthreads();
  o[t] = a[39 - t];
}
