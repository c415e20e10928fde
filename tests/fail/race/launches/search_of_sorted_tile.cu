// As in pass/launches/search_of_sorted_tile.cu, but without the barrier between the passes of the sort.
// run: --search default
// expect: race raw 14 20
// expect: race warp-level 14
// expect: race warp-level 14 20
// expect: race same-value 14
__global__ void rank(const int *keys, const int *queries, int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = keys[blockIdx.x * 64 + t];
  __syncthreads();
  for (int p = 0; p < 64; ++p) {
    int i = 2 * t + p % 2;
    if (i + 1 < 64 && s[i] > s[i + 1]) { int v = s[i]; s[i] = s[i + 1]; s[i + 1] = v; }

  }
  int lo = 0, hi = 64, q = queries[blockIdx.x * 64 + t];
  while (lo < hi) {
    int m = (lo + hi) / 2;
    if (s[m] < q) lo = m + 1; else hi = m;
  }
  out[blockIdx.x * 64 + t] = lo;
}
