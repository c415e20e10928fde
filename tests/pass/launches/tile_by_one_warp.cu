// A block of one warp loads tiles of 16 by 16, eight cells a thread. With more warps, several threads would write each
// cell.
// Twin: fail/race/launches/tile_by_one_warp.
// run: --search default
// expect: none
__global__ void product(const float *a, const float *b, float *c, int n) {
  __shared__ float s[16][24];
  int t = threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    for (int i = t; i < 256; i += 32)
      s[i / 16][i % 16] = a[(blockIdx.x * 16 + i / 16) * n + k + i % 16];
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum += s[t / 2][i] * b[k + i];
    __syncthreads();
  }
  c[blockIdx.x * 32 + t] = sum;
}
