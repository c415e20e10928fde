// The barrier that fail/race/shared/advice_loop_end lacks.
// run: --grid 1 --block 64 --arg rows=64 --arg cols=130
// expect: none
__global__ void matvec(const float *m, const float *v, float *o, int rows, int cols) {
  __shared__ float tile[64];
  int r = blockIdx.x * 64 + threadIdx.x;
  float s = 0;
  for (int c0 = 0; c0 < cols; c0 += 64) {
    if (c0 + threadIdx.x < cols) tile[threadIdx.x] = v[c0 + threadIdx.x];
    __syncthreads();
    if (r < rows) for (int c = 0; c < 64 && c0 + c < cols; ++c) s += m[r * cols + c0 + c] * tile[c];
    __syncthreads();
  }
  if (r < rows) o[r] = s;
}
