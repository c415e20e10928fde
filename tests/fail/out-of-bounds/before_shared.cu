// The neighbour of thread 0 lies before the array. Twin: pass/out-of-bounds/before_shared.
// run: --search default
// expect: out-of-bounds - 10
// expect-help: skip the access where the index is negative: s begins at s[0]
__global__ void diff(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[t] - s[t - 1];
}
