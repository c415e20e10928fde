// A whole grid covers the image (host: grid = (w/8, h/8), block = (8,8)); only the interior computes a slope,
// but every thread stores.
// Twin: fail/race/launches/pitch_with_interior_guard.
// run: --search default
// expect: none
__global__ void interior(const float *in, float *out, unsigned w, unsigned h) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned y = blockIdx.y * blockDim.y + threadIdx.y;
  float g = 0.f;
  if (x > 0 && y > 0 && x < w - 1 && y < h - 1)
    g = in[y * w + x + 1] - in[y * w + x - 1];
  out[y * w + x] = g;
}
