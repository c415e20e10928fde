// Rows that a list names are added to in place; the list may name one twice. Rows have fewer cells than there are
// threads, else only one row would be touched.
// Twin: pass/launches/row_by_index.
// run: --search default
// expect: race waw 12
// expect: race war 12
// expect: race raw 12
// expect: race warp-level 12
__global__ void gradient(const float *g, const int *ids, float *w, int n, int d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n * d)
    w[ids[i / d] * d + i % d] += g[i];
}
