// Each block counts on in its own copy of where its buckets begin: those of the host's buffer lie far apart.
// Twin: fail/race/launches/buckets_of_a_block.
// run: --search default
// expect: none
__global__ void scatter(const unsigned *keys, unsigned *out, const unsigned *begin, int n, int shift) {
  __shared__ unsigned next[16];
  const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t < 16)
    next[t] = begin[blockIdx.x * 16 + t];
  __syncthreads();
  if (i < n) {
    const unsigned bucket = (keys[i] >> shift) & 15;
    const unsigned at = atomicAdd(&next[bucket], 1);
    out[at] = keys[i];
  }
}
