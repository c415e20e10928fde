// Copies in shared memory are searched as the sorted lists that they come from.
// run: --search default
// expect: none
__device__ int below(const int *s, int n, int x, bool equal) {
  int lo = 0, hi = n;
  while (lo < hi) {
    int m = (lo + hi) / 2;
    if (s[m] < x || (equal && s[m] == x)) lo = m + 1; else hi = m;
  }
  return lo;
}
__global__ void merge(const int *a, const int *b, int *c, int na, int nb) {
  __shared__ int sa[128], sb[128];
  int t = threadIdx.x;
  if (t < na) sa[t] = a[t];
  if (t < nb) sb[t] = b[t];
  __syncthreads();
  if (t < na) c[t + below(sb, nb, sa[t], false)] = sa[t];
  if (t < nb) c[t + below(sa, na, sb[t], true)] = sb[t];
}
