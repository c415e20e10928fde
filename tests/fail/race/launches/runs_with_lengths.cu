// A thread writes one cell too many: the first of the next. Twin: pass/launches/runs_with_lengths.
// run: --search default
// expect: race warp-level 10
// expect: race waw 10
__global__ void expand(const int *start, const int *count, const int *value, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  for (int k = 0; k <= count[i]; ++k)
    out[start[i] + k] = value[i];
}
