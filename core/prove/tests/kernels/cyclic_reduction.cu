// proved
// The stride of each level is a number if each iteration is looked at alone.
__global__ void k(float *a, float *o) {
  __shared__ float s[512];
  int t = threadIdx.x, stride = 1;
  s[t] = a[t];
  s[t + 256] = a[t + 256];
  for (int threads = 256; threads > 1; threads /= 2) {
    __syncthreads();
    stride *= 2;
    if (t < threads) {
      int i = stride * t + stride - 1;
      int left = i - stride / 2, right = i + stride / 2;
      if (right >= 512) right = 511;
      s[i] -= s[left] + s[right];
    }
  }
  __syncthreads();
  o[t] = s[t];
}
