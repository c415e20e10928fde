// Histogram of bytes: atomics on a table in shared memory, then one atomic a bin on the result.
#define BINS 256

__global__ void histogram(const unsigned char *data, unsigned int *bins, int n) {
  __shared__ unsigned int s[BINS];
  int t = threadIdx.x;
  s[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&s[data[i]], 1u);
  __syncthreads();
  atomicAdd(&bins[t], s[t]);
}
