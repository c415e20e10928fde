// The cells of a pair are written at the places of its first half.
// run: --search default
// expect: race waw 12
// expect: race waw 12 13
// expect: race waw 13
// expect: race warp-level 12 13
// expect: race same-value 12 13
__global__ void stage(const float *in, float *out, int n, int p) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n / 2) return;
  int k = t & (p - 1), j = t + k;
  out[j] = in[t] + in[t + n / 2];
  out[j + p] = in[t] * in[t + n / 2];
}
