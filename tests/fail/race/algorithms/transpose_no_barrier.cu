// Transpose without its barrier: a column of the tile comes from all eight warps; early warps read cells
// not written yet. Twin: pass/algorithms/transpose.
// run: --grid 2,2 --block 16,16 --arg 'b=i32[1024]:zeros' --arg 'a=i32[1024]:iota' --model its
// expect: race * 12 13
// expect: uninitialized-read - 13
// run: --grid 2,2 --block 16,16 --arg 'b=i32[1024]:zeros' --arg 'a=i32[1024]:iota' --model lockstep
// expect: race * 12 13
// expect: uninitialized-read - 13
__global__ void k(int *b, const int *a) {
  __shared__ int tile[16][17];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = a[(blockIdx.y * 16 + y) * 32 + blockIdx.x * 16 + x];
  b[(blockIdx.x * 16 + y) * 32 + blockIdx.y * 16 + x] = tile[x][y];
}
