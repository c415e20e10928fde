// Sorted cells are copied before all of them are written.
// Twin: pass/launches/merge_two_a_thread.
// run: --search default
// expect: race raw 27 30
// expect: race raw 28 30
// expect: race war 27 31
// expect: race war 28 31
// expect: race warp-level 27 30
// expect: race warp-level 27 31
// expect: race warp-level 28 30
// expect: race warp-level 28 31
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
  own[t] = s[t];
  own[t + 512] = s[t + 512];
}
