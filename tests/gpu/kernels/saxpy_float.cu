// Fused multiply and add in single precision.
// run: --grid 64 --block 128 --arg 'x=f32[8192]:random(2,-10.0,10.0)' --arg 'y=f32[8192]:random(3,-10.0,10.0)' --arg 's=1.7'
__global__ void k(float s, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = s * x[i] + y[i];
}
