// proved
// Which side of the branch comes after a barrier depends on the iteration.
__global__ void k(int *s, int n) {
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i) {
    if (i % 2 == 0) {
      s[blockIdx.x * blockDim.x + t] = i;
      __syncthreads();
    }
    if (i % 2 == 1) {
      s[blockIdx.x * blockDim.x + (t + 1) % blockDim.x] += i;
      __syncthreads();
    }
  }
}
