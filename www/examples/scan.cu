// Nothing orders the reads and writes of a round.
__global__ void scan(int *data) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = data[t];
  __syncthreads();
  for (int d = 1; d < 64; d *= 2) {
    int left = t >= d ? s[t - d] : 0;
    s[t] += left;
    __syncthreads();
  }
  data[t] = s[t];
}
