// A block of two dimensions, each thread a cell of its own. Twin: fail/race/block_shapes/block_2d.
// run: --grid 2,1 --block 8,8 --arg 'o=i32[128]:zeros' --model its
// expect: none
// run: --grid 2,1 --block 8,8 --arg 'o=i32[128]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int x = threadIdx.x, y = threadIdx.y;
  o[blockIdx.x * 64 + y * 8 + x] = y * 100 + x;
}
