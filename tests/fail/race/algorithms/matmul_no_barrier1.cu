// Tiled matrix product without the barrier between load and use. Rows of `as` stay inside one warp (a
// warp is four rows), so that pair is warp-level and lockstep orders it; columns of `bs` cross warps, and
// warp 0 reads rows that have no value yet. Twin: pass/algorithms/matmul.
// run: --grid 2,2 --block 8,8 --arg 'c=f32[256]:zeros' --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg n=16 --model its
// expect: race warp-level 18 21
// expect: race * 19 21
// expect: uninitialized-read - 21
// run: --grid 2,2 --block 8,8 --arg 'c=f32[256]:zeros' --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg n=16 --model lockstep
// expect: race * 19 21
// expect: uninitialized-read - 21
__global__ void k(float *c, const float *a, const float *b, int n) {
  __shared__ float as[8][8];
  __shared__ float bs[8][8];
  int x = threadIdx.x, y = threadIdx.y;
  int col = blockIdx.x * 8 + x, row = blockIdx.y * 8 + y;
  float acc = 0;
  for (int m = 0; m < n; m += 8) {
    as[y][x] = a[row * n + m + x];
    bs[y][x] = b[(m + y) * n + col];
    for (int i = 0; i < 8; ++i)
      acc += as[y][i] * bs[i][x];
    __syncthreads();
  }
  c[row * n + col] = acc;
}
