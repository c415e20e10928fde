// The same in two statements.
__global__ void evens(const int *in, int *out, unsigned *count, int n) {
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += gridDim.x * blockDim.x) {
    if (in[i] % 2 == 0) {
      out[*count] = i;
      *count += 1;
    }
  }
}
