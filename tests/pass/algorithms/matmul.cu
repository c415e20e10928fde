// Tiled matrix product, both barriers in place and both needed.
// Twins: fail/race/algorithms/matmul_no_barrier1, fail/race/algorithms/matmul_no_barrier2.
// run: --grid 2,2 --block 8,8 --arg 'c=f32[256]:zeros' --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg n=16 --model its --redundant
// expect: none
// run: --grid 2,2 --block 8,8 --arg 'c=f32[256]:zeros' --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg n=16 --model lockstep --redundant
// expect: none
__global__ void k(float *c, const float *a, const float *b, int n) {
  __shared__ float as[8][8];
  __shared__ float bs[8][8];
  int x = threadIdx.x, y = threadIdx.y;
  int col = blockIdx.x * 8 + x, row = blockIdx.y * 8 + y;
  float acc = 0;
  for (int m = 0; m < n; m += 8) {
    as[y][x] = a[row * n + m + x];
    bs[y][x] = b[(m + y) * n + col];
    __syncthreads();
    for (int i = 0; i < 8; ++i)
      acc += as[y][i] * bs[i][x];
    __syncthreads();
  }
  c[row * n + col] = acc;
}
