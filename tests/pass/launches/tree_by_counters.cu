// Boxes of a tree, from the leaves to the root: the second thread to arrive at a vertex joins the boxes of both
// children. Its host gives each inner vertex two children.
// Twin: fail/race/launches/tree_by_counters.
// run: --kernel boxes --search default
// expect: none
// run: --kernel sums --search default
// expect: none
__global__ void boxes(const int *parent, const int *left, const int *right, float *low, float *high,
                      int *arrived, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int p = parent[n - 1 + i];
  while (p >= 0) {
    if (atomicAdd(&arrived[p], 1) == 0)
      return;
    __threadfence();
    low[p] = fminf(low[left[p]], low[right[p]]);
    high[p] = fmaxf(high[left[p]], high[right[p]]);
    __threadfence();
    p = parent[p];
  }
}
__global__ void sums(const int *parent, const int *child, float *sum, int *arrived, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int p = parent[n - 1 + i];
  while (p != -1) {
    if (atomicCAS(&arrived[p], 0, 1) == 0)
      return;
    __threadfence();
    sum[p] = sum[child[2 * p]] + sum[child[2 * p + 1]];
    __threadfence();
    p = parent[p];
  }
}
