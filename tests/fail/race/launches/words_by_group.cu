// Groups of numbers are packed eight to a word. The last number of a loop is a quotient.
// Twin: pass/launches/words_by_group.
// run: --search default
// expect: race same-value 13
// expect: race warp-level 13
// expect: race waw 13
__global__ void pack(const unsigned char *x, unsigned *q, int columns, int group) {
  int row = blockIdx.y, g = blockIdx.x * blockDim.x + threadIdx.x;
  if (g >= columns / group) return;
  for (int w = 0; w < group / 8; ++w) {
    unsigned v = 0;
    for (int i = 0; i < 8; ++i) v |= (x[row * columns + g * group + w * 8 + i] & 15u) << (4 * i);
    q[row * (columns / 8) + g + w] = v;
  }
}
