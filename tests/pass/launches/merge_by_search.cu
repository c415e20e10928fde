// A binary search presumes that what it searches is in order; then no two elements get one place.
// Twin: fail/race/launches/merge_by_search.
// run: --search default
// expect: none
__global__ void merge_ranks(const int *a, int na, const int *b, int nb, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < na) {
    int low = 0, high = nb;
    while (low < high) {
      const int middle = (low + high) / 2;
      if (b[middle] < a[i]) low = middle + 1; else high = middle;
    }
    out[i + low] = a[i];
  }
  if (i < nb) {
    int low = 0, high = na;
    while (low < high) {
      const int middle = (low + high) / 2;
      if (a[middle] <= b[i]) low = middle + 1; else high = middle;
    }
    out[i + low] = b[i];
  }
}
