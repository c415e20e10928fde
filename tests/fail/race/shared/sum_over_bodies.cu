// The next tile is loaded while others still read this one. Twin: pass/shared/sum_over_bodies.
// run: --grid 2 --block 64 --arg 'pos=f32[512]:iota' --arg 'acc=f32[512]:zeros' --arg n=128
// expect: race * 13 16
// run: --search default
// expect: race * 13 16
#define TILE 64
__global__ void bodies(const float4 *pos, float4 *acc, int n) {
  __shared__ float4 tile[TILE];
  int i = blockIdx.x * TILE + threadIdx.x;
  float4 mine = pos[i];
  float x = 0, y = 0, z = 0;
  for (int t = 0; t < n / TILE; t++) {
    tile[threadIdx.x] = pos[t * TILE + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < TILE; j++) {
      float4 other = tile[j];
      float dx = other.x - mine.x, dy = other.y - mine.y, dz = other.z - mine.z;
      float pull = other.w / (dx * dx + dy * dy + dz * dz + 0.01f);
      x += pull * dx, y += pull * dy, z += pull * dz;
    }
  }
  acc[i] = make_float4(x, y, z, 0);
}
