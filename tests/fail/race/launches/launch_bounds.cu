// __launch_bounds__ lets a block have 256 threads, of which two write each cell. Twin: pass/launches/launch_bounds.
// run: --search default
// expect: race waw 7
template <int N> __global__ void __launch_bounds__(N) halves(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t % 128] = a[blockIdx.x * blockDim.x + t];
  __syncthreads();
  o[blockIdx.x * blockDim.x + t] = s[(blockDim.x - 1 - t) % 128];
}
template __global__ void halves<256>(int *, const int *);
