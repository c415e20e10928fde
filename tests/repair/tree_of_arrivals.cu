// Boxes of a tree, from the leaves to the root. Nothing orders a child's box before the counter of its parent.
__global__ void boxes(const int *parent, const int *left, const int *right, float *low, float *high, int *arrived, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int p = parent[n - 1 + i];
  while (p >= 0) {
    if (atomicAdd(&arrived[p], 1) == 0)
      return;
    low[p] = fminf(low[left[p]], low[right[p]]);
    high[p] = fmaxf(high[left[p]], high[right[p]]);
    p = parent[p];
  }
}
