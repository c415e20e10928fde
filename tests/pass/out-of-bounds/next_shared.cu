// The last thread has no right neighbour; behind the array another one begins.
// Twin: fail/out-of-bounds/next_shared.
// run: --search default --kernel slopes
// expect: none
// run: --search default --kernel turns
// expect: none
__global__ void slopes(const float *a, const float *b, float *o) {
  __shared__ float left[64];
  __shared__ float right[64];
  int t = threadIdx.x;
  left[t] = a[t];
  right[t] = b[t];
  __syncthreads();
  o[t] = (t < 63 ? left[t + 1] : 0) - right[t];
}

// A pointer that is to one array or the other says nothing about where it ends.
__global__ void turns(const float *a, float *o, int n) {
  __shared__ float even[64];
  __shared__ float odd[64];
  float *from = even, *to = odd;
  int t = threadIdx.x;
  from[t] = a[t];
  for (int i = 0; i < n; ++i) {
    __syncthreads();
    to[t] = from[63 - t];
    float *other = from;
    from = to;
    to = other;
  }
  o[t] = from[t];
}
