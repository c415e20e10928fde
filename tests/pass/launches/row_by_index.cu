// The same with an atomic addition; and rows that are written, of which a list names each once.
// Twin: fail/race/launches/row_by_index.
// run: --kernel gradient --search default
// expect: none
// run: --kernel gather --search default
// expect: none
__global__ void gradient(const float *g, const int *ids, float *w, int n, int d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n * d)
    atomicAdd(&w[ids[i / d] * d + i % d], g[i]);
}
__global__ void gather(const float *g, const int *ids, float *w, int n, int d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n * d)
    w[ids[i / d] * d + i % d] = g[i];
}
