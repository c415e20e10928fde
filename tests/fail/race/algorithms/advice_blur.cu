// One missing barrier, many pairs of statements: one cause.
// run: --grid 2,2 --block 16,16 --arg w=32 --arg h=32 --arg 'in=f32[1024]:iota' --arg 'out=f32[1024]:zeros'
// expect: race * 11 16
// expect: uninitialized-read - 16
// expect-help: add __syncthreads() between lines 11 and 16, where all threads of the block pass
// expect-causes: 1
__global__ void blur(const float *in, float *out, int w, int h) {
  __shared__ float t[18][18];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  int lx = threadIdx.x + 1, ly = threadIdx.y + 1;
  t[ly][lx] = in[y * w + x];
  if (threadIdx.x == 0) t[ly][0] = x > 0 ? in[y * w + x - 1] : 0;
  if (threadIdx.x == 15) t[ly][17] = x < w - 1 ? in[y * w + x + 1] : 0;
  if (threadIdx.y == 0) t[0][lx] = y > 0 ? in[(y - 1) * w + x] : 0;
  if (threadIdx.y == 15) t[17][lx] = y < h - 1 ? in[(y + 1) * w + x] : 0;
  out[y * w + x] = (t[ly][lx] + t[ly - 1][lx] + t[ly + 1][lx] + t[ly][lx - 1] + t[ly][lx + 1]) / 5;
}
