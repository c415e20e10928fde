// One stage of a butterfly over 2^logn cells: the number of threads is a power as well.
// Twin: fail/race/launches/stage_of_logarithm.
// run: --search default
// expect: none
__global__ void stage(int *x, int logn, int s) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= 1 << (logn - 1))
    return;
  int half = 1 << s;
  int i = (t >> s << (s + 1)) + (t & (half - 1));
  int j = i + half;
  int sum = x[i] + x[j];
  int difference = x[i] - x[j];
  x[i] = sum;
  x[j] = difference;
}
