// Division and square root round as IEEE 754 says.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(5,0.001,900.0)' --arg 'y=f32[8192]:random(6,-7.0,7.0)' --arg 'o=f32[8192]:zeros'
__global__ void k(const float *x, const float *y, float *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  o[i] = sqrtf(x[i]) / y[i] + x[i] / 3.0f;
}
