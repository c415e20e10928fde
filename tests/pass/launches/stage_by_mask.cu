// `p` is a power of two, whatever would bring it closer to the other side of the branch.
// run: --search default
// expect: none
__global__ void stage(const float *in, float *out, int n, int p) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n / 2) return;
  int k = t & (p - 1), j = 2 * t - k;
  out[j] = in[t] + in[t + n / 2];
  out[j + p] = in[t] * in[t + n / 2];
}
