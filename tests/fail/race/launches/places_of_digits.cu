// All blocks put their keys of a digit where the first does. Twin: pass/launches/places_of_digits.
// run: --search default
// expect: race waw 19
#define DIGITS 4
#define THREADS 64
__global__ void scatter(const unsigned *keys, unsigned *out, const int *place, int shift, int blocks) {
  __shared__ int rank[DIGITS][THREADS];
  unsigned key = keys[blockIdx.x * THREADS + threadIdx.x];
  int digit = (key >> shift) % DIGITS;
  for (int d = 0; d < DIGITS; ++d)
    rank[d][threadIdx.x] = d == digit;
  __syncthreads();
  int before = 0;
  for (int t = 0; t < THREADS; ++t)
    if (t < threadIdx.x)
      before += rank[digit][t];
  int from = place[digit * blocks];
  // Stable: keys of the same digit stay in order.
  out[from + before] = key;
}
