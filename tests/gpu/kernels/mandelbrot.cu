// Escape times: float compares steer the loops.
// run: --grid 8,16 --block 16,8 --arg 'o=i32[16384]:zeros'
__global__ void k(int *o) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  float cr = x * (3.0f / 128) - 2, ci = y * (2.0f / 128) - 1, r = 0, m = 0;
  int n = 0;
  while (n < 200 && r * r + m * m < 4) {
    float t = r * r - m * m + cr;
    m = 2 * r * m + ci;
    r = t;
    ++n;
  }
  o[y * 128 + x] = n;
}
