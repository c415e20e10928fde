// The last level of a scan is not waited for before its halves are copied. Twin: pass/launches/halves_of_a_scan.
// run: --search default
// expect: race raw 30 34
// expect: race raw 31 34
// expect: race war 30 35
// expect: race war 31 35
// expect: race warp-level 30 34
// expect: race warp-level 30 35
// expect: race warp-level 31 34
// expect: race warp-level 31 35
#define PADDED(i) ((i) + ((i) >> 5))
__global__ void scan(float *out, const float *in, int n) {
  extern __shared__ float s[];
  int t = threadIdx.x, offset = 1;
  int a = t, b = t + n / 2;
  s[PADDED(a)] = in[a];
  s[PADDED(b)] = in[b];
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d) s[PADDED(offset * (2 * t + 2) - 1)] += s[PADDED(offset * (2 * t + 1) - 1)];
    offset *= 2;
  }
  if (t == 0) s[PADDED(n - 1)] = 0;
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < d) {
      int i = PADDED(offset * (2 * t + 1) - 1), j = PADDED(offset * (2 * t + 2) - 1);
      float x = s[i];
      s[i] = s[j];
      s[j] += x;
    }
  }
  out[a] = s[PADDED(a)];
  out[b] = s[PADDED(b)];
}
