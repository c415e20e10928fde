// Conversions between half, float and integer.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(10,-70.0,70.0)' --arg 'o=f32[8192]:zeros' --arg 'h=f16[8192]:zeros'
__global__ void k(const float *x, float *o, __fp16 *h) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __fp16 a = x[i];
  h[i] = a;
  o[i] = (float)a * 1.5f + (float)(__fp16)(x[i] * 1000.0f);
}
