// Scan without the barrier of the up-sweep: a level reads and writes sums of the level below, the first
// level reads cells that others load, and the upper half of them has no value yet when warp 0 runs. The
// clear of the last cell is thread 0's, who also made the last sum, but threads of lower levels loaded and
// summed that cell. Twin: pass/algorithms/scan_blelloch.
// run: --grid 1 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model its
// expect: race * 27 27
// expect: race * 22 27
// expect: race * 23 27
// expect: race * 27 31
// expect: race * 23 31
// expect: uninitialized-read - 27
// run: --grid 1 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model lockstep
// expect: race * 27 27
// expect: race * 22 27
// expect: race * 23 27
// expect: race * 27 31
// expect: race * 23 31
// expect: uninitialized-read - 27
__global__ void k(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[t];
  s[t + 64] = a[t + 64];
  int off = 1;
  for (int d = 64; d > 0; d >>= 1) {
    if (t < d)
      s[off * (2 * t + 2) - 1] += s[off * (2 * t + 1) - 1];
    off <<= 1;
  }
  if (t == 0)
    s[127] = 0;
  for (int d = 1; d < 128; d <<= 1) {
    off >>= 1;
    __syncthreads();
    if (t < d) {
      int i = off * (2 * t + 1) - 1, j = off * (2 * t + 2) - 1;
      int v = s[i];
      s[i] = s[j];
      s[j] += v;
    }
  }
  __syncthreads();
  o[t] = s[t];
  o[t + 64] = s[t + 64];
}
