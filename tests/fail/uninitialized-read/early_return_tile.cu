// Threads beyond the end return before they load their cell of the tile, so that the last row in front of the end is
// averaged with a cell that was never written. The length is none of the plainest launches.
// Twin: pass/uninitialized-read/early_return_tile.
// run: --search default
// expect: uninitialized-read - 17
// expect-note: exited-threads - 16
__global__ void blur(const float *in, float *out, int n) {
  __shared__ float s[256 + 2];
  int t = threadIdx.x, i = blockIdx.x * 256 + t;
  if (i >= n)
    return;
  s[t + 1] = in[i];
  if (t == 0)
    s[0] = i > 0 ? in[i - 1] : 0.f;
  if (t == 255) s[257] = i + 1 < n ? in[i + 1] : 0.f;
  __syncthreads();
  out[i] = (s[t] + s[t + 1] + s[t + 2]) / 3;
}
