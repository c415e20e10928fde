// One barrier after the branches, where all threads reconverge.
__global__ void halves(int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t % 2 == 0)
    s[t] = t;
  else
    s[t] = -t;
  __syncthreads();
  out[t] = s[63 - t];
}
