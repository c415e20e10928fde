// Minimum and maximum with NaNs among the numbers.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(12,-5.0,5.0)' --arg 'o=f32[8192]:zeros'
__global__ void k(const float *x, float *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = sqrtf(x[i]), w = x[(i + 1) % 8192];
  o[i] = fminf(v, w) + fmaxf(v, 2.0f) * 3 + copysignf(1.0f, w) + (v != v ? 7 : 0);
}
