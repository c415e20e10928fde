// Results below the smallest normal number are kept.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(7,-1.0,1.0)' --arg 'o=f32[8192]:zeros'
__global__ void k(const float *x, float *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i] * 1e-30f;
  o[i] = v * 1e-10f + v * x[i] * 1e-12f;
}
