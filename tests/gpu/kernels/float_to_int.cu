// Conversions, those out of range too: the hardware saturates.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(8,-40000.0,40000.0)' --arg 'o=i32[8192]:zeros' --arg 'u=u64[8192]:zeros'
__global__ void k(const float *x, int *o, unsigned long long *u) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  o[i] = (int)v + (int)(v * 1000.0f) % 17 + (short)(int)(v * 0.5f);
  u[i] = (unsigned long long)(long long)(v * 123456.0f) + (unsigned)fabsf(v);
}
