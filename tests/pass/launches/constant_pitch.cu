// one thread for each pixel of a picture that is 256 pixels wide
// Twin: fail/race/launches/constant_pitch.
// run: --search default
// expect: none
#define WIDE 256
__global__ void invert(const float *in, float *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  out[y * WIDE + x] = 1.0f - in[y * WIDE + x];
}
