// Transpose through a padded tile. The barrier is needed. Twin: fail/race/algorithms/transpose_no_barrier.
// run: --grid 2,2 --block 16,16 --arg 'b=i32[1024]:zeros' --arg 'a=i32[1024]:iota' --model its --redundant
// expect: none
// run: --grid 2,2 --block 16,16 --arg 'b=i32[1024]:zeros' --arg 'a=i32[1024]:iota' --model lockstep
// expect: none
__global__ void k(int *b, const int *a) {
  __shared__ int tile[16][17];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = a[(blockIdx.y * 16 + y) * 32 + blockIdx.x * 16 + x];
  __syncthreads();
  b[(blockIdx.x * 16 + y) * 32 + blockIdx.y * 16 + x] = tile[x][y];
}
