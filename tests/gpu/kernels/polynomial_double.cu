// A chain of operations in double precision.
// run: --grid 64 --block 128 --arg 'x=f64[8192]:random(4,-3.0,3.0)' --arg 'o=f64[8192]:zeros'
__global__ void k(const double *x, double *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double v = x[i], s = 1;
  for (int j = 1; j < 12; ++j)
    s = s * v / j + 1;
  o[i] = s - v * v;
}
