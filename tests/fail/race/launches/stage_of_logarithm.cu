// The second cell of a pair is one of the next pair. Twin: pass/launches/stage_of_logarithm.
// run: --search default
// expect: race raw 21 24
// expect: race raw 22 24
// expect: race same-value 23 24
// expect: race war 21 23
// expect: race war 22 23
// expect: race warp-level 21 23
// expect: race warp-level 21 24
// expect: race warp-level 22 23
// expect: race warp-level 22 24
// expect: race warp-level 23 24
// expect: race waw 23 24
__global__ void stage(int *x, int logn, int s) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= 1 << (logn - 1))
    return;
  int half = 1 << s;
  int i = (t >> s << (s + 1)) + (t & (half - 1));
  int j = i + half - (s > 0);
  int sum = x[i] + x[j];
  int difference = x[i] - x[j];
  x[i] = sum;
  x[j] = difference;
}
