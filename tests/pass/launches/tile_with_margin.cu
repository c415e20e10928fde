// A thread for each cell of the tile and its margin; those of the margin only load. A block of 16 by 16 would leave the
// last cells unset.
// Twin: fail/race/launches/tile_with_margin.
// run: --search default
// expect: none
__global__ void smooth(const float *in, float *out, int w, int h) {
  __shared__ float tile[18][18];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int x = blockIdx.x * 16 + tx - 1, y = blockIdx.y * 16 + ty - 1;
  tile[ty][tx] = x >= 0 && x < w && y >= 0 && y < h ? in[y * w + x] : 0.f;
  __syncthreads();
  if (tx >= 1 && ty >= 1 && tx <= 16 && ty <= 16 && x < w && y < h)
    out[y * w + x] = tile[ty - 1][tx] + tile[ty + 1][tx] + tile[ty][tx - 1] + tile[ty][tx + 1];
}
