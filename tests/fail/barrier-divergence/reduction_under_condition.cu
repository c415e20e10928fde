// A helper with barriers is called for the elements that there are: in the last block some threads skip it.
// Nothing of the launch is given. Twin: pass/barrier-divergence/reduction_under_condition.
// run: --search default
// expect: barrier-divergence - 10
__device__ void op_reduce(double *dat, double v) {
  __shared__ double temp[128];
  int t = threadIdx.x;
  temp[t] = v;
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d && temp[t + d] < temp[t]) temp[t] = temp[t + d];
  }
  if (t == 0) dat[blockIdx.x] = temp[0];
}
__global__ void __launch_bounds__(128) source(const double *q, double *dt, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) op_reduce(dt, q[i]);
}
