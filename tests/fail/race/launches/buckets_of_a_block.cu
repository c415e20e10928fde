// Each block counts on in its own copy of where its buckets begin: those of the host's buffer lie far apart.
// Twin: pass/launches/buckets_of_a_block.
// run: --search default
// expect: race warp-level 18
// expect: race raw 18
// expect: race war 18
// expect: race waw 18
// expect: race same-value 18
// expect: race waw 19
__global__ void scatter(const unsigned *keys, unsigned *out, const unsigned *begin, int n, int shift) {
  __shared__ unsigned next[16];
  const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t < 16)
    next[t] = begin[blockIdx.x * 16 + t];
  __syncthreads();
  if (i < n) {
    const unsigned bucket = (keys[i] >> shift) & 15;
    const unsigned at = next[bucket]++;
    out[at] = keys[i];
  }
}
