// fails: unsynchronised read and write of tile[
__global__ void tiles(const int *in, int *out, int n) {
  __shared__ int tile[128];
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < n; i += blockDim.x) {
    tile[t] = in[i + t];
    __syncthreads();
    int copy = tile[blockDim.x - 1 - t];
    sum += copy;
  }
  out[t] = sum;
}
