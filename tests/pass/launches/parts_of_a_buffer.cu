// Several arrays in one buffer, a distance apart that only the host knows: colours in planes, sums and differences in
// halves, the levels of a wavelet, real and imaginary parts in place.
// Twin: fail/race/launches/parts_of_a_buffer.
// run: --kernel planes --search default
// expect: none
// run: --kernel halves --search default
// expect: none
// run: --kernel levels --search default
// expect: none
// run: --kernel turn --search default
// expect: none
__global__ void planes(const float *in, float *out, int plane) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[3 * i];
  out[i + plane] = in[3 * i + 1];
  out[i + 2 * plane] = in[3 * i + 2];
}
__global__ void halves(const float *in, float *out, int len) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float a = in[2 * i], b = in[2 * i + 1];
  out[i] = a + b;
  out[i + len / 2] = a - b;
}
__global__ void levels(const float *in, float *detail, float *rest, int len, int count) {
  extern __shared__ float s[];
  int t = threadIdx.x, b = blockIdx.x, width = blockDim.x, at = len / 2;
  s[t] = in[b * width + t];
  for (int level = 0; level < count; ++level) {
    width >>= 1;
    __syncthreads();
    float x = t < width ? s[2 * t] : 0, y = t < width ? s[2 * t + 1] : 0;
    __syncthreads();
    if (t < width) {
      detail[at + b * width + t] = x - y;
      s[t] = x + y;
    }
    at >>= 1;
  }
  if (t == 0)
    rest[b] = s[0];
}
__global__ void turn(float *z, float c, float s, int parts) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float re = z[i], im = z[i + parts];
  z[i] = c * re - s * im;
  z[i + parts] = s * re + c * im;
}
