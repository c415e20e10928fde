// A pass of a radix sort: the host says where the keys of each block and digit begin, and each thread counts on in
// shared memory.
// Twin: fail/race/launches/digits_in_shared.
// run: --search default
// expect: none
#define T 64
__global__ void scatter(const unsigned *keys, unsigned *out, const unsigned *begin, int n) {
  __shared__ unsigned next[4 * T];
  int t = threadIdx.x, first = (blockIdx.x * T + t) * 4;
  for (int d = 0; d < 4; ++d) next[d * T + t] = 0;
  for (int k = 0; k < 4; ++k)
    if (first + k < n) next[(keys[first + k] & 3) * T + t]++;
  __syncthreads();
  if (t < 4) {
    unsigned sum = begin[blockIdx.x * 4 + t];
    for (int i = 0; i < T; ++i) {
      unsigned count = next[t * T + i];
      next[t * T + i] = sum;
      sum += count;
    }
  }
  __syncthreads();
  for (int k = 0; k < 4; ++k)
    if (first + k < n) {
      unsigned key = keys[first + k];
      out[next[(key & 3) * T + t]++] = key;
    }
}
