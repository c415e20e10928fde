// Some vertices of the next level compute their sums at the same time. Twin: pass/launches/sums_of_levels.
// run: --search default
// expect: race raw 13 14
// expect: race war 13 14
// expect: race warp-level 13 14
__global__ void sums(const int *begin, const int *adjacent, const int *level, float *sum, int depth, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || level[v] != depth + v % 2)
    return;
  float s = 0;
  for (int e = begin[v]; e < begin[v + 1]; ++e)
    if (level[adjacent[e]] == depth + 1)
      s += 1 + sum[adjacent[e]];
  sum[v] = s;
}
