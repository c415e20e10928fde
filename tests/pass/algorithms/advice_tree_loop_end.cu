// The barrier that fail/race/algorithms/advice_tree_loop_end lacks.
// run: --grid 1 --block 128
// expect: none
__global__ void reduce(const float *in, float *out) {
  __shared__ float s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) *out = s[0];
}
