// A block of 4x4x4: layers 0 and 1 are warp 0, layers 2 and 3 warp 1; the read is two layers away. Twin:
// pass/block_shapes/block_3d.
// run: --grid 1 --block 4,4,4 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: race * 9 10
// run: --grid 1 --block 4,4,4 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: race * 9 10
__global__ void k(int *o, int *a) {
  int i = threadIdx.x + 4 * (threadIdx.y + 4 * threadIdx.z);
  a[i] = i;
  o[i] = a[(i + 32) & 63];
}
