// Exclusive scan after Blelloch: up-sweep, clear, down-sweep, two cells a thread.
// Twins: fail/race/algorithms/scan_blelloch_no_barrier1, ..2, ..3.
// run: --grid 1 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model its --redundant
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[t];
  s[t + 64] = a[t + 64];
  int off = 1;
  for (int d = 64; d > 0; d >>= 1) {
    __syncthreads();
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
