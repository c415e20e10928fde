// A radix sort's split by one bit, whose count of zeros is read without a barrier. The bit is a small number.
// Twin: pass/launches/split_by_bit.
// run: --search default
// expect: race war 19 20
// expect: race warp-level 19 20
// expect: race waw 21
// expect: uninitialized-read - 20
__global__ void split(unsigned *d, int bit) {
  __shared__ unsigned sum[256], zeros;
  unsigned t = threadIdx.x, v = d[blockIdx.x * 256 + t], zero = !(v >> bit & 1);
  sum[t] = zero;
  __syncthreads();
  for (int o = 1; o < 256; o *= 2) {
    unsigned left = t >= o ? sum[t - o] : 0;
    __syncthreads();
    sum[t] += left;
    __syncthreads();
  }
  if (t == 255) zeros = sum[255];
  unsigned to = zero ? sum[t] - 1 : t - sum[t] + zeros;
  d[blockIdx.x * 256 + to % 256] = v;
}
