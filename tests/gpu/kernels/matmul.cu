// Tiled product of matrices.
// run: --grid 6,6 --block 16,16 --arg 'a=f32[9216]:random(25,-2.0,2.0)' --arg 'b=f32[9216]:random(26,-2.0,2.0)' --arg 'o=f32[9216]:zeros'
__global__ void k(const float *a, const float *b, float *o) {
  __shared__ float s[16][16], t[16][16];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  float sum = 0;
  for (int j = 0; j < 96; j += 16) {
    s[threadIdx.y][threadIdx.x] = a[y * 96 + j + threadIdx.x];
    t[threadIdx.y][threadIdx.x] = b[(j + threadIdx.y) * 96 + x];
    __syncthreads();
    for (int m = 0; m < 16; ++m)
      sum += s[threadIdx.y][m] * t[m][threadIdx.x];
    __syncthreads();
  }
  o[y * 96 + x] = sum;
}
