// What a thread copies are the halves of an array of `n` elements, of which there are two for each thread: they do not
// overlap, although `n` also says how often the loops run. Twin: fail/race/launches/halves_of_a_scan.
// run: --search default
// expect: none
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
  __syncthreads();
  out[a] = s[PADDED(a)];
  out[b] = s[PADDED(b)];
}
