// Each thread writes as many cells as one buffer says, from where another says, as a run-length code is expanded.
// Twin: fail/race/launches/runs_with_lengths.
// run: --search default
// expect: none
__global__ void expand(const int *start, const int *count, const int *value, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  for (int k = 0; k < count[i]; ++k)
    out[start[i] + k] = value[i];
}
