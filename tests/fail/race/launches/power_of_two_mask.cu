// The second cell is that of the next pair. Twin: pass/launches/power_of_two_mask.
// run: --search default
// expect: race raw 12 14
// expect: race same-value 13 14
// expect: race warp-level 12 14
// expect: race warp-level 13 14
// expect: race waw 13 14
__global__ void pairs(float *a, int step) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  int low = p & (step - 1);
  int i = ((p - low) << 1) + low;
  float u = a[i], v = a[i + step];
  a[i] = u + v;
  a[i + 2 * step] = u - v;
}
