// race: 1 64
// The last pass of each loop has no barrier behind it.
__global__ void k(int *v) {
  __shared__ int s[1024];
  int t = threadIdx.x;
  s[t] = v[t];
  __syncthreads();
  for (int n = 2; n <= blockDim.x; n <<= 1)
    for (int j = n >> 1; j > 0; j >>= 1) {
      int other = t ^ j;
      if (other > t) {
        bool up = (t & n) == 0;
        int a = s[t], b = s[other];
        if ((a > b) == up) {
          s[t] = b;
          s[other] = a;
        }
      }
      if (j > 1) __syncthreads();
    }
  v[t] = s[t];
}
