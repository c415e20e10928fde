// Ends after 1024 * 4096 rounds by constant bounds: the tool's own limit, no fault of the kernel.
// run: --search default
// expect: limit
__global__ void product(const int *m, const int *v, int *r) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int rep = 0; rep < 1024; ++rep) {
    int sum = 0;
    for (int j = 0; j < 4096; ++j) sum += m[t * 4096 + j] * v[j];
    r[t] = sum;
  }
}
