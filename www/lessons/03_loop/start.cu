// Adds up columns, a tile at a time, each tile read backwards.
__global__ void tiles(const int *in, int *out, int n) {
  __shared__ int tile[128];
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < n; i += blockDim.x) {
    tile[t] = in[i + t];
    __syncthreads();
    sum += tile[blockDim.x - 1 - t];
  }
  out[t] = sum;
}
