// Each thread of 512 sorts two cells of 1024: neither a larger block nor a larger number fits.
// Twin: fail/race/launches/merge_two_a_thread.
// run: --search default
// expect: none
__global__ void merge(unsigned *data, unsigned length) {
  __shared__ unsigned s[1024];
  unsigned *own = data + blockIdx.x * 1024, t = threadIdx.x;
  s[t] = own[t];
  s[t + 512] = own[t + 512];
  for (unsigned stride = 1; stride < length; stride <<= 1) {
    unsigned at = t & (stride - 1);
    unsigned *pair = s + 2 * (t - at);
    __syncthreads();
    unsigned a = pair[at], b = pair[at + stride], x = at, y = at;
    for (unsigned i = 0; i < stride; i++) {
      x += pair[stride + i] < a;
      y += pair[i] <= b;
    }
    __syncthreads();
    pair[x] = a;
    pair[y] = b;
  }
  __syncthreads();
  own[t] = s[t];
  own[t + 512] = s[t + 512];
}
