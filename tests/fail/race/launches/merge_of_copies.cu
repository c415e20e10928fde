// Equal cells of both lists get one place.
// run: --search default
// expect: race same-value 18 19
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
  if (t < nb) c[t + below(sa, na, sb[t], false)] = sb[t];
}
