// A block of three dimensions, ordered by a barrier. Twin: fail/race/block_shapes/block_3d.
// run: --grid 1 --block 4,4,4 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 4,4,4 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int i = threadIdx.x + 4 * (threadIdx.y + 4 * threadIdx.z);
  a[i] = i;
  __syncthreads();
  o[i] = a[(i + 32) & 63];
}
