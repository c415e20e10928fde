// The tree reduction without the barrier in its loop: the statement itself needs no division.
// run: --grid 1 --block 128
// expect: race * 12
// expect-help: add __syncthreads() at the end of the body of the loop on line 11, so that no thread begins the next iteration before all have finished this one
// expect-causes: 1
__global__ void reduce(const float *in, float *out) {
  __shared__ float s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
  }
  if (t == 0) *out = s[0];
}
