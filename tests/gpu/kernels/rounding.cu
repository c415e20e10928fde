// Floor, ceiling, truncation and rounding.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(11,-50.0,50.0)' --arg 'o=f32[8192]:zeros'
__global__ void k(const float *x, float *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i] * 0.5f;
  o[i] = floorf(v) + 100 * ceilf(v) + 10000 * truncf(v) + rintf(v) * 0.25f;
}
