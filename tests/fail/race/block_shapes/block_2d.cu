// Rows of 8 cells with a stride of 7. Twin: pass/block_shapes/block_2d.
// run: --grid 2,1 --block 8,8 --arg 'o=i32[128]:zeros' --model its
// expect: race * 8 8
// run: --grid 2,1 --block 8,8 --arg 'o=i32[128]:zeros' --model lockstep
// expect: race * 8 8
__global__ void k(int *o) {
  int x = threadIdx.x, y = threadIdx.y;
  o[blockIdx.x * 64 + y * 7 + x] = y * 100 + x;
}
