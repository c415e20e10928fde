// One step of a blocked factorisation: host passes offset = 0, 16, .. < dim - 16 and (dim - offset) / 16 - 1 blocks.
// Twin: fail/race/launches/offset_beyond_dim.
// run: --search default
// expect: none
__global__ void border(float *m, int dim, int offset) {
  __shared__ float d[16][16], s[16][16];
  int t = threadIdx.x % 16;
  int row = offset, col = offset + (blockIdx.x + 1) * 16;
  if (threadIdx.x < 16) { for (int i = 0; i < 16; ++i) { d[i][t] = m[(row + i) * dim + row + t]; s[i][t] = m[(row + i) * dim + col + t]; } }
  __syncthreads();
  if (threadIdx.x < 16) {
    for (int i = 1; i < 16; ++i) for (int j = 0; j < i; ++j) s[i][t] -= d[i][j] * s[j][t];
    for (int i = 1; i < 16; ++i) m[(row + i) * dim + col + t] = s[i][t];
  } else {
    for (int i = 0; i < 16; ++i) m[(col + t) * dim + row + i] *= 0.5f;
  }
}
void host(float *m, int dim) {
  for (int i = 0; i < dim - 16; i += 16) border<<<(dim - i) / 16 - 1, 32>>>(m, dim, i);
}
