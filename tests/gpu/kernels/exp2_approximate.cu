// Power of two as the hardware approximates it.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(13,-20.0,20.0)' --arg 'o=f32[8192]:zeros'
// ulps: 2
__global__ void k(const float *x, float *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  o[i] = exp2f(x[i]);
}
