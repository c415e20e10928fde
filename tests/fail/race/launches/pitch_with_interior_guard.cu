// The slope replaces its own input. Twin: pass/launches/pitch_with_interior_guard.
// run: --search default
// expect: race raw 11 12
// expect: race war 11 12
// expect: race warp-level 11 12
__global__ void interior(float *out, unsigned w, unsigned h) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned y = blockIdx.y * blockDim.y + threadIdx.y;
  float g = 0.f;
  if (x > 0 && y > 0 && x < w - 1 && y < h - 1)
    g = out[y * w + x + 1] - out[y * w + x - 1];
  out[y * w + x] = g;
}
