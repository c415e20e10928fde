// The right neighbour of the last thread is behind its array, where another one begins.
// Twin: pass/out-of-bounds/next_shared.
// run: --search default
// expect: out-of-bounds - 12
// expect-help: the last element of left is left[63]
__global__ void slopes(const float *a, const float *b, float *o) {
  __shared__ float left[64];
  __shared__ float right[64];
  int t = threadIdx.x;
  left[t] = a[t]; right[t] = b[t];
  __syncthreads();
  o[t] = left[t + 1] - right[t];
}
