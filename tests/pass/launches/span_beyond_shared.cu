// butterfly sums of runs of `span` numbers; `span` is a power of two, at most the 256 threads of a block
// Twin: fail/race/launches/span_beyond_shared.
// run: --search default
// expect: none
__global__ void butterfly(float *a, unsigned span) {
  __shared__ float s[256];
  unsigned t = threadIdx.x, g = blockIdx.x * blockDim.x + t;
  s[t] = a[g];
  __syncthreads();
  for (unsigned j = span / 2; j > 0; j /= 2) {
    float other = s[t ^ j];
    __syncthreads();
    s[t] += other;
    __syncthreads();
  }
  a[g] = s[t];
}
