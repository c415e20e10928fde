// Thread 0 has no neighbour. Twin: fail/out-of-bounds/before_shared.
// run: --search default
// expect: none
__global__ void diff(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = t > 0 ? s[t] - s[t - 1] : s[t];
}
