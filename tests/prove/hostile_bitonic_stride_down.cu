// prove: not
__global__ void k(unsigned *keys) {
  __shared__ unsigned s[128];
  unsigned t = threadIdx.x;
  keys += blockIdx.x * 128;
  s[t] = keys[t];
  s[t + 64] = keys[t + 64];
  for (unsigned size = 2; size <= 128; size <<= 1) {
    for (unsigned stride = size / 2; stride > 0; --stride) {
      __syncthreads();
      unsigned up = (t & (size / 2)) == 0, at = 2 * t - (t & (stride - 1));
      unsigned a = s[at], b = s[at + stride];
      if ((a > b) == up) {
        s[at] = b;
        s[at + stride] = a;
      }
    }
  }
  __syncthreads();
  keys[t] = s[t];
  keys[t + 64] = s[t + 64];
}
