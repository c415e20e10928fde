// Tiled matrix product without the barrier at the loop's end: the next trip overwrites tiles that others
// still read. `as` inside one warp only, `bs` across warps. With one trip (third run) nothing is overwritten.
// Twin: pass/algorithms/matmul.
// run: --grid 2,2 --block 8,8 --arg 'c=f32[256]:zeros' --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg n=16 --model its
// expect: race warp-level 18 22
// expect: race * 19 22
// run: --grid 2,2 --block 8,8 --arg 'c=f32[256]:zeros' --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg n=16 --model lockstep
// expect: race * 19 22
// run: --grid 1 --block 8,8 --arg 'c=f32[64]:zeros' --arg 'a=f32[64]:iota' --arg 'b=f32[64]:iota' --arg n=8
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
  }
  c[row * n + col] = acc;
}
