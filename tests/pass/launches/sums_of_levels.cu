// Vertices of one level add up what those of the next have. Twin: fail/race/launches/sums_of_levels.
// run: --search default
// expect: none
__global__ void sums(const int *begin, const int *adjacent, const int *level, float *sum, int depth, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || level[v] != depth )
    return;
  float s = 0;
  for (int e = begin[v]; e < begin[v + 1]; ++e)
    if (level[adjacent[e]] == depth + 1)
      s += 1 + sum[adjacent[e]];
  sum[v] = s;
}
