// Tiles of nine threads, all lanes of one warp, with a barrier at the end of the loop.
// Twin: fail/race/warp_level/matmul_one_warp.
// run: --grid 1 --block 3,3 --arg 'a=f32[27]:iota' --arg 'b=f32[27]:iota' --arg 'o=f32[9]:zeros' --model its
// expect: none
// run: --grid 1 --block 3,3 --arg 'a=f32[27]:iota' --arg 'b=f32[27]:iota' --arg 'o=f32[9]:zeros' --model lockstep
// expect: none
__global__ void k(const float *a, const float *b, float *o) {
  __shared__ float s[3][3], t[3][3];
  int x = threadIdx.x, y = threadIdx.y;
  float sum = 0;
  for (int tile = 0; tile < 9; tile += 3) {
    s[y][x] = a[y * 9 + tile + x];
    t[y][x] = b[(tile + y) * 3 + x];
    __syncthreads();
    for (int m = 0; m < 3; ++m)
      sum += s[y][m] * t[m][x];
    __syncthreads();
  }
  o[y * 3 + x] = sum;
}
