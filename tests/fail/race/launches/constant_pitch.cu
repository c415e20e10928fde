// Each pixel is mixed with its right neighbour in place. Twin: pass/launches/constant_pitch.
// run: --search default
// expect: race raw 10
// expect: race war 10
// expect: race warp-level 10
#define WIDE 256
__global__ void invert(float *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  out[y * WIDE + x] = 1.0f - out[y * WIDE + x + 1];
}
