// pairs `step` apart are summed in place; `step` is a power of two, as the mask tells
// Twin: fail/race/launches/power_of_two_mask.
// run: --search default
// expect: none
__global__ void pairs(float *a, int step) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  int low = p & (step - 1);
  int i = ((p - low) << 1) + low;
  float u = a[i], v = a[i + step];
  a[i] = u + v;
  a[i + step] = u - v;
}
