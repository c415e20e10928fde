// The same with zeros beyond the end, and a return behind the barrier.
// Twin: fail/uninitialized-read/early_return_tile.
// run: --search default
// expect: none
__global__ void blur(const float *in, float *out, int n) {
  __shared__ float s[256 + 2];
  int t = threadIdx.x, i = blockIdx.x * 256 + t;
  s[t + 1] = i < n ? in[i] : 0.f;
  if (t == 0)
    s[0] = i > 0 ? in[i - 1] : 0.f;
  if (t == 255) s[257] = i + 1 < n ? in[i + 1] : 0.f;
  __syncthreads();
  if (i >= n)
    return;
  out[i] = (s[t] + s[t + 1] + s[t + 2]) / 3;
}
