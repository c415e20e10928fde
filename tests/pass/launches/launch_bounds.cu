// __launch_bounds__ says how many threads a block may have: a launch with more fails, so the second half of the array
// is of no other warp. Twin: fail/race/launches/launch_bounds.
// run: --search default --kernel 'halves<128>'
// expect: none
// run: --search default --kernel two_warps
// expect: none
template <int N> __global__ void __launch_bounds__(N) halves(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t % 128] = a[blockIdx.x * blockDim.x + t];
  __syncthreads();
  o[blockIdx.x * blockDim.x + t] = s[blockDim.x - 1 - t];
}
template __global__ void halves<128>(int *, const int *);
__global__ void __launch_bounds__(64, 8) two_warps(int *o, const int *a) {
  __shared__ int s[2];
  int t = threadIdx.x;
  if (t % 32 == 0)
    s[t / 32 % 2] = a[blockIdx.x * 2 + t / 32];
  __syncthreads();
  o[blockIdx.x * blockDim.x + t] = s[t / 32];
}
